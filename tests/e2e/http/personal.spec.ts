import { expect, test } from '@playwright/test'
import { authentication } from '#config/authentication.ts'
import { routeKinds, routes } from '#config/routes.ts'
import type { SiteId } from '#config/sites.ts'
import { languageOf } from '../content.ts'
import { requestHost, requestSite, type SiteRequestOptions } from '../http.ts'
import { clientHost, leaked, twoClients, type Visitor } from '../known-visitors.ts'
import { pathOf } from '../route-paths.ts'

/** A site whose visitors sign in at a provider, and one with the client host's session only. */
const editions = ['fr', 'sn'] as const satisfies readonly SiteId[]

for (const site of editions) {
  test(`${site}: pages for clients only are not cached, have no personal content, and redirect a stranger`, {
    tag: '@quick',
  }, async () => {
    const [one, two] = await twoClients(site)
    const language = languageOf(site)
    const faults: string[] = []
    for (const kind of routeKinds.filter((each) => routes[each].signedIn)) {
      const path = await pathOf(site, language, kind)
      if (path === undefined) continue
      for (const [visitor, status] of [
        [one, 200],
        [null, 302],
        [two, 200],
        [null, 302],
      ] as const) {
        const response = await requestSite(site, path, { headers: visitor?.site ?? {} })
        if (response.status !== status) faults.push(`${path}: ${response.status}, not ${status}`)
        if (response.headers['cache-control'] !== 'no-store')
          faults.push(`${path}: ${response.headers['cache-control']}`)
        faults.push(
          ...[one, two].flatMap((client) => leaked(response, client).map((what) => `${path}: ${what}`)),
        )
      }
    }
    expect(faults).toEqual([])
  })

  test(`${site}: personal responses are not cached, and served to their client only`, {
    tag: '@quick',
  }, async () => {
    const [one, two] = await twoClients(site)
    const language = languageOf(site)
    const own = (path: string, { client: headers }: Visitor, more: SiteRequestOptions = {}) =>
      requestHost(clientHost(site), path, { headers, ...more })
    const paths = (client: Visitor) => [
      '/api/v1/accounts/me',
      `/api/${language}/client/${client.id}`,
      ...['profile', 'data?file=json'].map((name) => `/${language}/${name}`),
    ]
    for (const [index] of paths(one).entries()) {
      for (const [client, other] of [
        [one, two],
        [two, one],
        [one, two],
      ] as const) {
        const path = paths(client)[index] ?? ''
        const response = await own(path, client)
        expect(response.status, path).toBe(200)
        expect(response.headers['cache-control'], path).toBe('no-store')
        expect(response.headers.etag, path).toBeUndefined()
        expect(response.body, path).toContain(client.email)
        expect(leaked(response, other), path).toEqual([])
        const stranger = await requestHost(clientHost(site), path)
        expect([401, 303], path).toContain(stranger.status)
        expect(stranger.headers['cache-control'], path).toBe('no-store')
        expect(
          [client, other].flatMap((each) => leaked(stranger, each)).filter((what) => !path.includes(what)),
          path,
        ).toEqual([])
      }
    }
    const others = await own(`/api/${language}/client/${two.id}`, one)
    expect([others.status, leaked(others, two)]).toEqual([403, []])
  })

  test(`${site}: every page of the client area is not cached, and names one client at most`, {
    tag: '@quick',
  }, async () => {
    const [one, two] = await twoClients(site)
    const language = languageOf(site)
    for (const name of [...authentication.accountPages, ...authentication.guestPages]) {
      for (const [client, other] of [
        [one, two],
        [two, one],
      ] as const) {
        const response = await requestHost(clientHost(site), `/${language}/${name}`, {
          headers: client.client,
        })
        expect(response.status, name).toBeLessThan(500)
        if (response.status !== 404) expect(response.headers['cache-control'], name).toBe('no-store')
        expect(leaked(response, other), name).toEqual([])
        if (response.status === 200) expect(response.body, name).toContain(`action="/${language}/sign-out"`)
      }
    }
  })
}
