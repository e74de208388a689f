import type { PageResponse } from '../../form-pages/page.ts'

/** Some values come from outside: without the apostrophe a spreadsheet runs them as formulas. */
function field(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

type Line = readonly (string | number)[]

/** Comma-separated values (RFC 4180) as a file named with the day. `now` in epoch milliseconds. */
export function csvFile(name: string, lines: readonly Line[], now: number): PageResponse {
  const day = new Date(now).toISOString().slice(0, 10)
  const body = lines.map((line) => `${line.map(field).join(',')}\r\n`).join('')
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${day}.csv"`,
  }
  return { kind: 'response', response: new Response(body, { headers }) }
}
