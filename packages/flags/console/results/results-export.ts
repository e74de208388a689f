import type { OwnerPage } from '../page.ts'
import { readResultFilter } from './result-query.ts'

const HEAD = ['day', 'feature', 'country', 'language', 'variant', 'goal', 'visitors']
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
    const lines = counts.map(({ day, flag, site, language, arm, goal, visitors }) => [
      day,
      flag,
      site,
      language,
      arm,
      goal ?? NO_GOAL,
      visitors,
    ])
    const body = [HEAD, ...lines].map((line) => `${line.join(',')}\r\n`).join('')
    const file = `results-${name}-${new Date(now).toISOString().slice(0, 10)}.csv`
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
    }
    return { kind: 'response', response: new Response(body, { headers }) }
  },
}
