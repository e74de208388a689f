import type { Language } from '../../config/types.ts'
import type { VisitorZone } from '../../content-models/zone.ts'
import { addressOf } from './call.ts'
import { personalCalls } from './contract/personal.ts'
import { checkStatus, createHttp, inTime, interpret, readJson } from './http.ts'

/** The city that the browser's request seems to come from, asked of the page's own host and kept nowhere. Rejects where there is no answer. */
export async function askZone(language: Language, fetcher?: typeof globalThis.fetch): Promise<VisitorZone> {
  const { zone } = personalCalls
  const response = await inTime<Response>(zone.path, (signal) =>
    createHttp(fetcher).get(`/api/${addressOf(zone, { language })}`, { signal, retry: 0, throwHttpErrors: false, cache: 'no-store' }),
  )
  checkStatus(response, zone.path)
  return interpret(zone, (await readJson(response, zone.path)).json, zone.path).model
}
