import { serviceLimits } from '#config/service-limits.ts'
import { siteIds } from '#config/sites.ts'
import type { ShownPage } from '../../form-pages/page.ts'
import { filterAddress } from '../forms/filter-address.ts'
import { FilterEnd, Pick } from '../forms/filter-fields.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DayLine } from './day-chart.tsx'
import { type UsageLine, usageLines } from './usage-counts.ts'
import { applicationsOf, filteredUsage, readUsageFilter, type UsageFilter } from './usage-query.ts'

const days = serviceLimits.flags.usageDays

interface TableProps {
  readonly lines: readonly UsageLine[]
  readonly filter: UsageFilter
}

function Table({ lines, filter: { application } }: TableProps) {
  const { t, flagTitle } = useTexts()
  return (
    <table className="usage">
      <caption className="visually-hidden">{t('usage.caption', { days })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('usage.feature')}</th>
          <th scope="col">{t('usage.byDay')}</th>
          <th scope="col">{t('switch.on')}</th>
          <th scope="col">{t('switch.off')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ flag, days: ofFlag, yes, no }) => (
          <tr key={flag}>
            <th scope="row">
              <a href={filterAddress('/usage/feature', { flag, application })}>{flagTitle(flag)}</a>
            </th>
            <td>
              <DayLine days={ofFlag} />
            </td>
            <td>{t('usage.on', { times: yes })}</td>
            <td className={no === 0 ? 'muted' : undefined}>{t('usage.off', { times: no })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FiltersProps {
  readonly filter: UsageFilter
  readonly applications: readonly string[]
}

function Filters({ filter, applications }: FiltersProps) {
  const { t, siteName } = useTexts()
  return (
    <search>
      <form className="console-filters" method="get" action="/usage" data-filters="">
        <Pick
          form="usage"
          name="application"
          label={t('usage.application')}
          value={filter.application}
          all={t('usage.allApplications')}
          options={applications.map((name) => [name, name] as const)}
        />
        <Pick
          form="usage"
          name="site"
          label={t('filters.site')}
          value={filter.site}
          all={t('filters.allSites')}
          options={siteIds.map((site) => [site, siteName(site)] as const)}
        />
        <FilterEnd reset="/usage" />
      </form>
    </search>
  )
}

async function show({ service, now, url, texts: { t } }: OwnerContext): Promise<ShownPage> {
  const usage = await service.usage()
  const filter = readUsageFilter(url)
  const lines = usageLines(filteredUsage(usage, filter), now)
  return {
    kind: 'page',
    title: t('usage.title'),
    lead: <p>{t('usage.lead', { days })}</p>,
    wide: true,
    body:
      usage.length === 0 ? (
        <p className="console-empty">{t('usage.none')}</p>
      ) : (
        <>
          <Filters filter={filter} applications={applicationsOf(usage)} />
          <div id="live">
            <p className="matrix-count" id="count">
              {t('usage.count', { count: lines.length })}
            </p>
            {lines.length > 0 && <Table lines={lines} filter={filter} />}
          </div>
        </>
      ),
  }
}

/** Features that decided something in the last days. */
export const usage: OwnerPage = { needs: 'viewer', get: show }
