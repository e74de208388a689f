import type { Strategy } from 'serwist'
import { assetsOf, picturesOf } from './rules.ts'
import { assetStrategy, pageStrategy, pictureStrategy } from './strategies.ts'
import { type KeepPages, PAGES_CACHE } from './worker-options.ts'
import type { WaitingEvent } from './worker-scope.ts'

/** Network errors and a full disk leave what is stored already. */
export const attempt = (work: Promise<unknown>) => work.catch(() => undefined)

/** Milliseconds that a copy is not fetched again. */
const FRESH = 10 * 60_000
const PICTURES = 12

const load = (strategy: Strategy, event: WaitingEvent, paths: readonly string[]) =>
  Promise.all(paths.map((path) => attempt(strategy.handle({ event, request: new Request(path) }))))

async function isFresh(path: string, fresh: number): Promise<boolean> {
  const stored = await (await caches.open(PAGES_CACHE)).match(path)
  return Date.now() - Date.parse(stored?.headers.get('date') ?? '') < fresh
}

/** Resolves to the path of the page, which differs from that of the request after a redirect. */
export async function keepPage(event: WaitingEvent, path: string, fresh: number): Promise<string> {
  if (await isFresh(path, fresh)) return path
  const [responding, storing] = pageStrategy.handleAll({ event, request: new Request(path) })
  const response = await responding
  const html = await response.clone().text()
  await storing
  if (response.redirected) return keepPage(event, new URL(response.url).pathname, fresh)
  await load(assetStrategy, event, assetsOf(html))
  await load(pictureStrategy, event, picturesOf(html, PICTURES))
  return path
}

/** Stores pages, and the scripts, sheets, fonts and first pictures that their documents name. */
export async function keepPages(event: WaitingEvent, { paths, assets = [] }: KeepPages): Promise<void> {
  await load(assetStrategy, event, assets)
  for (const path of paths) await attempt(keepPage(event, path, FRESH))
}
