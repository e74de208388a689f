import type { FlagUsage } from '../../services/flags/flag-service.ts'
import type { OwnerPage } from '../page.ts'
import { filteredUsage, readUsageFilter } from './usage-query.ts'

const HEAD = ['day', 'feature', 'country', 'application', 'on', 'off', 'variant', 'times']

/** Names of applications come from outside: without the apostrophe a spreadsheet runs them as formulas. */
function field(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line for the day, and one for each variant. */
function linesOf({ day, flag, site, application, yes, no, variants }: FlagUsage) {
  const place = [day, flag, site ?? '', application]
  return [
    [...place, yes, no, '', ''],
    ...Object.entries(variants).map(([name, times]) => [...place, '', '', name, times]),
  ]
}

/** Comma-separated values of one feature (RFC 4180). */
export const usageExport: OwnerPage = {
  needs: 'viewer',
  async get({ service, url, now }) {
    const flag = url.searchParams.get('flag')
    const rows = await service.rows()
    if (!rows.some(({ name }) => name === flag)) return { kind: 'missing' }
    const usage = (await service.usage()).filter((row) => row.flag === flag)
    const lines = [HEAD, ...filteredUsage(usage, readUsageFilter(url)).flatMap(linesOf)]
    const day = new Date(now).toISOString().slice(0, 10)
    return {
      kind: 'response',
      response: new Response(lines.map((line) => `${line.map(field).join(',')}\r\n`).join(''), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="usage-${flag}-${day}.csv"`,
        },
      }),
    }
  },
}
