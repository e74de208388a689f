import { Notice } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import { languages } from '#config/languages.ts'
import { resultDays } from '#config/results.ts'
import type { FlagChange, FlagRow } from '../../service/flag-service.ts'
import type { ResultCount } from '../../service/results/flag-results.ts'
import { download } from '../forms/download.ts'
import { filterAddress } from '../forms/filter-address.ts'
import { Filters, Pick, SitePick, TypedFilter } from '../forms/filter-fields.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { useTexts } from '../texts/console-texts.ts'
import { ByDay } from './by-day.tsx'
import { FeatureChanges } from './feature-changes.tsx'
import { goalResults, visitorDays } from './result-counts.ts'
import { daysOf, type ResultFilter, readResultFilter } from './result-query.ts'
import { ResultsTable } from './results-table.tsx'

const MOST_CHANGES = 100

interface LiveProps {
  readonly row: FlagRow
  readonly counts: readonly ResultCount[]
  readonly changes: readonly FlagChange[]
  readonly filter: ResultFilter
  /** The history is with an outside service. */
  readonly isOutside: boolean
}

function Live({ row: { name, config }, counts, changes, filter, isOutside }: LiveProps) {
  const { t } = useTexts()
  const results = goalResults(counts, config)
  const days = visitorDays(counts, daysOf(filter))
  const visitors = days.reduce((sum, day) => sum + day.visitors, 0)
  return (
    <div id="live">
      <p className={visitors === 0 ? 'console-empty' : 'matrix-count'} id="count">
        {t('results.counted', { count: visitors })}
      </p>
      {changes.length > 0 && (
        <Notice look="info" title={t('results.changed')}>
          <p>{t('results.changedText', { days: resultDays })}</p>
        </Notice>
      )}
      {visitors > 0 && (
        <>
          {results.map((result) => (
            <ResultsTable
              key={result.goal}
              result={result}
              hasVariants={(config.variants?.length ?? 0) > 0}
            />
          ))}
          <p className="muted measure">{t('results.advice', { days: resultDays })}</p>
          <ByDay days={days} counted={visitors} changes={changes} />
        </>
      )}
      {!isOutside && <FeatureChanges flag={name} changes={changes} />}
      {visitors > 0 && (
        <p>
          <a className="link" href={filterAddress('/results/export', { flag: name, ...filter })} download="">
            {t('results.export')}
          </a>
        </p>
      )}
    </div>
  )
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const { service, results, outside, now, url, texts } = context
  const { t, flagTitle, languageName } = texts
  const flag = url.searchParams.get('flag')
  const row = (await service.rows()).find(({ name }) => name === flag)
  if (!results || row?.config.reach !== 'visitor') return { kind: 'missing' }
  const filter = readResultFilter(url, now)
  const { from, to, site } = filter
  const [counts, changes] = await Promise.all([
    results.results({ flag: row.name, ...filter }),
    service.changes({ flag: row.name, from, to, limit: MOST_CHANGES, ...(site && { site }) }),
  ])
  return {
    kind: 'page',
    title: t('results.of', { name: flagTitle(row.name) }),
    lead: <p>{t('results.lead', { days: resultDays })}</p>,
    wide: true,
    body: (
      <>
        <Filters
          path="/results"
          className="results-filters"
          reset={filterAddress('/results', { flag: row.name })}
        >
          <input type="hidden" name="flag" value={row.name} />
          <TypedFilter name="from" label={t('results.from')} type="date" value={from} />
          <TypedFilter name="to" label={t('results.to')} type="date" value={to} />
          <SitePick site={site} />
          <Pick
            name="language"
            label={t('preview.language')}
            value={filter.language}
            all={t('results.allLanguages')}
            options={languages.map((each) => [each, languageName(each)])}
          />
        </Filters>
        <Live row={row} counts={counts} changes={changes} filter={filter} isOutside={outside !== undefined} />
      </>
    ),
  }
}

/** Results of a feature that differs between visitors: the variant that gets more of them to a goal. */
export const resultsPage: OwnerPage = { needs: 'viewer', get: show }

const HEAD = 'day,feature,country,language,variant,goal,visitors'
/** Stands for the visitors themselves. */
const NO_GOAL = ''

/** Results of one feature, with the filters of its page. Names are the configuration's: none needs quotes. */
export const resultsExport: OwnerPage = {
  needs: 'viewer',
  async get({ service, results, url, now }) {
    const name = url.searchParams.get('flag')
    const row = (await service.rows()).find((each) => each.name === name)
    if (!results || row?.config.reach !== 'visitor') return { kind: 'missing' }
    const counts = await results.results({ flag: row.name, ...readResultFilter(url, now) })
    const lines = counts.map(({ day, flag, site, language, arm, goal, visitors }) =>
      [day, flag, site, language, arm, goal ?? NO_GOAL, visitors].join(','),
    )
    const body = [HEAD, ...lines].map((line) => `${line}\r\n`).join('')
    return download({ name: `results-${name}`, ending: 'csv', now }, body)
  },
}
