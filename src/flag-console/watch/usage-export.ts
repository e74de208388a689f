import type { FlagUsage } from '../../services/flags/usage-report.ts'
import type { OwnerPage } from '../page.ts'
import { csvFile } from './csv.ts'
import { filteredUsage, readUsageFilter } from './usage-query.ts'

const HEAD = ['day', 'feature', 'country', 'application', 'on', 'off', 'variant', 'times']

/** A line for the day, and one for each variant. */
function linesOf({ day, flag, site, application, yes, no, variants }: FlagUsage) {
  const place = [day, flag, site ?? '', application]
  return [
    [...place, yes, no, '', ''],
    ...Object.entries(variants).map(([name, times]) => [...place, '', '', name, times]),
  ]
}

/** Of one feature. */
export const usageExport: OwnerPage = {
  needs: 'viewer',
  async get({ service, url, now }) {
    const flag = url.searchParams.get('flag')
    const rows = await service.rows()
    if (!rows.some(({ name }) => name === flag)) return { kind: 'missing' }
    const usage = (await service.usage()).filter((row) => row.flag === flag)
    const lines = filteredUsage(usage, readUsageFilter(url)).flatMap(linesOf)
    return csvFile(`usage-${flag}`, [HEAD, ...lines], now)
  },
}
