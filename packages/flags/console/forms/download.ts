import type { PageResponse } from '@marquee/forms/page.ts'

const types = {
  csv: 'text/csv',
  json: 'application/json',
  jsonl: 'application/x-ndjson',
} as const

interface DownloadedFile {
  readonly name: string
  readonly ending: keyof typeof types
  /** Epoch milliseconds; its day is part of the file's name. */
  readonly now: number
}

export function download({ name, ending, now }: DownloadedFile, body: BodyInit): PageResponse {
  const day = new Date(now).toISOString().slice(0, 10)
  const headers = {
    'content-type': `${types[ending]}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}-${day}.${ending}"`,
  }
  return { kind: 'response', response: new Response(body, { headers }) }
}
