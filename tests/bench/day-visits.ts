import { setTimeout } from 'node:timers/promises'
import { signInCookie } from '#config/sign-in-cookie.ts'
import { sites } from '#config/sites.ts'
import type { CataloguePage } from './day-catalogue.ts'
import type { DayClient, DayRequest } from './day-client.ts'
import type { PlannedVisit } from './day-plan.ts'

/** Files of the build, and pictures, that a page names. */
interface PageFiles {
  readonly files: readonly string[]
  readonly pictures: readonly string[]
}

/** The part of a page that browsers request before anything is scrolled. */
function filesOf(html: string, pictures: number): PageFiles {
  const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))]
  return {
    files: all(/<(?:link|script)[^>]*\s(?:href|src)="(\/assets\/[^"]+)"/g),
    pictures: all(/<img[^>]*\ssrc="(\/media\/[^"]+)"/g)
      .map((path) => path.replaceAll('&amp;', '&'))
      .slice(0, pictures),
  }
}

/** Kinds of page with a file of texts of their own in `locales`. */
const withTexts: ReadonlySet<string> = new Set(['show', 'shows', 'cinema', 'cinemas', 'home', 'offers'])

export interface VisitOptions {
  readonly client: DayClient
  /** Pictures of a page. */
  readonly pictures: number
}

/** Visitors of a day remember the files of pages. */
export function createVisits({ client, pictures }: VisitOptions) {
  const filesByPage = new Map<string, PageFiles>()
  const etags = new Map<string, string>()

  function begin(visit: PlannedVisit) {
    const { site, device, isSignedIn } = visit
    const { production: host } = sites[site].hosts
    const seen = new Set<string>()
    const cookie = isSignedIn ? `${signInCookie.name}=1` : undefined
    const sendingOf = (kind: string, path: string, headers: DayRequest['headers'] = {}): DayRequest => ({
      kind,
      site,
      host,
      path,
      encoding: device.encoding,
      headers: { cookie, 'x-forwarded-proto': 'https', ...headers },
    })
    const once = (kind: string, paths: readonly string[]) =>
      Promise.all(
        paths
          .filter((path) => !seen.has(path))
          .map((path) => {
            seen.add(path)
            return client.send(sendingOf(kind, path))
          }),
      )
    return { visit, host, seen, sendingOf, once }
  }

  type Begun = ReturnType<typeof begin>

  async function document({ visit, host, sendingOf, once }: Begun, { kind, path }: CataloguePage) {
    const key = `${host}${path} ${visit.device.encoding}`
    const known = visit.isNew || !visit.device.loadsFiles ? undefined : etags.get(key)
    const response = await client.send(sendingOf(kind, path, { 'if-none-match': known, accept: 'text/html' }))
    if (response.etag) etags.set(key, response.etag)
    if (!visit.device.loadsFiles) return
    const page = `${host}${path}`
    const files = filesByPage.get(page) ?? filesOf(response.text(), pictures)
    if (files.files.length > 0) filesByPage.set(page, files)
    if (!visit.isNew) return
    await once('file', files.files)
    await once('picture', files.pictures)
  }

  /** Scripts do this once they have started. */
  async function startScripts({ visit, sendingOf }: Begun): Promise<() => void> {
    const [language] = sites[visit.site].languages
    const context = { appName: 'site-browser', properties: { device: visit.device.name } }
    const close = client.stream(sendingOf('flag changes', '/api/frontend/changes'))
    await Promise.all([
      client.send(sendingOf('zone', `/api/zone?language=${language}`)),
      client.send({
        ...sendingOf('flags', '/api/frontend', { 'content-type': 'application/json' }),
        body: JSON.stringify({ context }),
      }),
      ...(visit.isSignedIn
        ? [
            client.send({
              ...sendingOf('client', '/api/v1/accounts/me'),
              host: sites[visit.site].hosts.client,
            }),
          ]
        : []),
    ])
    return close
  }

  /** A navigation without a reload: the data of the page, and its texts. */
  async function navigate({ visit, sendingOf, once }: Begun, { kind, data }: CataloguePage) {
    const texts = withTexts.has(kind) ? [`/assets/i18n/${sites[visit.site].languages[0]}/${kind}.json`] : []
    await Promise.all([client.send(sendingOf('page data', data)), once('texts', texts)])
  }

  /** Resolves at the end of the visit. */
  return async (visit: PlannedVisit): Promise<void> => {
    const begun = begin(visit)
    const [entry, ...following] = visit.pages
    if (!entry) return
    await document(begun, entry.page)
    const end = visit.interacts ? await startScripts(begun) : () => {}
    for (const { page, after } of following) {
      await setTimeout(after)
      if (visit.interacts) await navigate(begun, page)
      else await document(begun, page)
    }
    end()
  }
}
