import { serviceLimits } from '#config/service-limits.ts'
import { siteIds } from '#config/sites.ts'
import type { PageResponse } from '../../form-pages/page.ts'
import type { FlagChange, FlagRow } from '../../services/flags/flag-service.ts'
import { filterAddress } from '../forms/filter-address.ts'
import { FilterEnd, Pick } from '../forms/filter-fields.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { ShownPageLink } from '../preview/shown-page.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { InstantText } from '../texts/when.tsx'
import { SLOT, WithElement } from '../texts/with-element.tsx'
import { ByDay } from './by-day.tsx'
import { DayBars, mostOnOneDay } from './day-chart.tsx'
import { dayOfChange, FeatureChanges } from './feature-changes.tsx'
import { countsIn, type DayCounts, type FeatureCounts, featureCounts, lastDays } from './usage-counts.ts'
import { applicationsOf, filteredUsage, readUsageFilter, type UsageFilter } from './usage-query.ts'
import { UsageTable } from './usage-table.tsx'

const MOST_CHANGES = 100

interface PartProps {
  readonly id: string
  readonly title: string
  readonly parts: readonly { readonly name: string; readonly days: readonly DayCounts[] }[]
  /** A variant has no off. */
  readonly onlyOn?: boolean
}

/** A small chart for each country or variant, each in its own scale. */
function Parts({ id, title, parts, onlyOn = false }: PartProps) {
  const { t } = useTexts()
  if (parts.length === 0) return null
  return (
    <section className="console-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="usage-parts" role="list">
        {parts.map(({ name, days }) => {
          const { yes, no } = countsIn(days)
          return (
            <li key={name}>
              <h3>{name}</h3>
              <p className="small">
                {onlyOn ? t('usage.times', { times: yes }) : t('usage.onOff', { on: yes, off: no })}
              </p>
              <DayBars days={days} />
              <p className="usage-scale">{t('usage.most', { times: mostOnOneDay(days) })}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface FiltersProps {
  readonly flag: string
  readonly filter: UsageFilter
  readonly applications: readonly string[]
}

function Filters({ flag, filter, applications }: FiltersProps) {
  const { t } = useTexts()
  return (
    <search>
      <form className="console-filters usage-filters" method="get" action="/usage/feature" data-filters="">
        <input type="hidden" name="flag" value={flag} />
        <Pick
          form="usage"
          name="application"
          label={t('usage.application')}
          value={filter.application}
          all={t('usage.allApplications')}
          options={applications.map((name) => [name, name] as const)}
        />
        <FilterEnd reset={filterAddress('/usage/feature', { flag })} />
      </form>
    </search>
  )
}

interface LiveProps {
  readonly row: FlagRow
  readonly counts: FeatureCounts
  readonly changes: readonly FlagChange[]
  readonly filter: UsageFilter
}

function Live({ row: { name }, counts, changes, filter: { application } }: LiveProps) {
  const { t, siteName } = useTexts()
  const sites = counts.sites.map(({ site, days }) => ({
    name: site === null ? t('usage.noSite') : siteName(site),
    days,
  }))
  const variants = counts.variants.map(({ variant, days }) => ({ name: variant, days }))
  const { yes, no } = countsIn(counts.days)
  return (
    <div id="live">
      <p className="visually-hidden" id="count">
        {t('usage.onOff', { on: yes, off: no })}
      </p>
      {yes + no === 0 && <p className="console-empty">{t('usage.nothing')}</p>}
      {yes + no > 0 && (
        <>
          <ByDay id="usage-days" title={t('usage.byDay')} days={counts.days} changes={changes}>
            <li data-series="on">{t('usage.on', { times: yes })}</li>
            <li data-series="off">{t('usage.off', { times: no })}</li>
          </ByDay>
          <Parts id="usage-sites" title={t('usage.bySite')} parts={sites} />
          <Parts id="usage-variants" title={t('usage.byVariant')} parts={variants} onlyOn />
        </>
      )}
      <FeatureChanges flag={name} changes={changes} />
      {yes + no > 0 && (
        <>
          <UsageTable all={counts.days} sites={sites} variants={variants} changes={changes} />
          <p>
            <a
              className="link"
              href={filterAddress('/usage/export', { flag: name, application })}
              download=""
            >
              {t('usage.export')}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const { service, now, url, texts } = context
  const { t, siteIn, flagTitle } = texts
  const flag = url.searchParams.get('flag')
  const [rows, all] = await Promise.all([service.rows(), service.usage()])
  const row = rows.find(({ name }) => name === flag)
  if (!row) return { kind: 'missing' }
  const ofFlag = all.filter((each) => each.flag === row.name)
  const filter = readUsageFilter(url)
  const [from = ''] = lastDays(now)
  const changes = (await service.changes({ flag: row.name, limit: MOST_CHANGES })).filter(
    (change) => dayOfChange(change) >= from,
  )
  const counts = featureCounts(filteredUsage(ofFlag, { ...filter, site: '' }), now, siteIds)
  return {
    kind: 'page',
    title: t('usage.of', { name: flagTitle(row.name) }),
    lead: (
      <p>
        {t('usage.ofLead', { days: serviceLimits.flags.usageDays })}{' '}
        <WithElement text={t('stale.lastEvaluated', { at: SLOT })}>
          {row.lastUsed === null ? t('stale.never') : <InstantText at={row.lastUsed} />}
        </WithElement>
      </p>
    ),
    wide: true,
    body: (
      <>
        <p className="row">
          <a className="link" href="/usage">
            {t('usage.all')}
          </a>
          {row.config.reach === 'visitor' && (
            <a className="link" href={filterAddress('/results', { flag: row.name })}>
              {t('results.link')}
            </a>
          )}
          {siteIds.map((site) => (
            <ShownPageLink
              key={site}
              context={context}
              flag={row.name}
              site={site}
              text={t('cell.page', { site: siteIn(site) })}
            />
          ))}
        </p>
        <Filters flag={row.name} filter={filter} applications={applicationsOf(ofFlag)} />
        <Live row={row} counts={counts} changes={changes} filter={filter} />
      </>
    ),
  }
}

/** One feature by day, country and variant, with its changes. */
export const featureUsage: OwnerPage = { needs: 'viewer', get: show }
