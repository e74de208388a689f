import { download } from '../forms/download.ts'
import type { OwnerPage } from '../page.ts'
import { readResultFilter } from './result-query.ts'

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
