import { expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { authentication } from '../../../config/authentication.ts'
import { sites } from '../../../config/sites.ts'
import { bookableShowtime, dayOf } from '../content.ts'
import { port, requestHost, requestSite } from '../http.ts'

/** These tests read the pages as served, without script. */

test('sites have showtimes with wheelchair access', { tag: '@quick' }, async () => {
  for (const site of ['fr', 'sn'] as const) {
    const [language] = sites[site].languages
    const { show } = await bookableShowtime(site)
    const kinds = await requestSite(site, `/api/show/${show.slug}/cinemas?language=${language}`)
    expect(kinds.body, site).toContain('pmr')
  }
})

test('without script a film by time lists times in order, each with its cinema, canonical to the film', {
  tag: '@quick',
}, async () => {
  const { show } = await bookableShowtime('fr')
  const { status, body } = await requestSite(
    'fr',
    `/films/${show.slug}/filters/date-${dayOf('fr', 1)}?view=time`,
  )
  expect(status).toBe(200)
  // Past times are collapsed in a list of their own.
  const list = body.slice(body.indexOf('class="tt__list"')).split('</ol>', 1)[0] ?? ''
  const times = [...list.matchAll(/class="tt__line"[\s\S]*?<time dateTime="([^"]+)"/gi)].map(
    ([, start]) => start,
  )
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual(times.toSorted())
  expect(body).toMatch(/class="tt__where"><a href="\/cinemas\//)
  expect(body).toMatch(/href="\/calendar\/fr\/[^"]+\.ics"/)
  expect(body).toMatch(new RegExp(`rel="canonical" href="[^"?]*/films/${show.slug}[^"?]*"`))
  expect(body).toContain('href="mailto:?subject=')
})

test('a cinema page links to its calendar, which is valid and not sent twice', {
  tag: '@quick',
}, async () => {
  const { body } = await requestSite('ch', '/de/kinos/bern-monbijou')
  const [, host, path = ''] = /href="webcal:\/\/([^/"]+)(\/calendar\/de\/cinemas\/[^"]+)"/.exec(body) ?? []
  expect(host).toBe(`${sites.ch.hosts.local}:${port}`)
  const feed = await requestSite('ch', path)
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const events = new ICAL.Component(ICAL.parse(feed.body)).getAllSubcomponents('vevent')
  expect(events.length).toBeGreaterThan(0)
  const etag = String(feed.headers.etag)
  expect((await requestSite('ch', path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await requestSite('ch', '/calendar/de/cinemas/nirgends.ics')).status).toBe(404)
})

test('an unknown view has no effect', { tag: '@quick' }, async () => {
  const { show } = await bookableShowtime('fr')
  const { status, body } = await requestSite('fr', `/films/${show.slug}?view=map`)
  expect(status).toBeLessThan(400)
  expect(body).not.toContain('tt__line')
})

test('the menu links to the client area; guest pages are open, account pages redirect to the sign-in', {
  tag: '@quick',
}, async () => {
  const { body } = await requestSite('fr', '/')
  for (const page of ['bookings', 'profile', 'sign-in', 'register'])
    expect(body, page).toContain(`href="http://client.${sites.fr.hosts.local}:${port}/fr/${page}"`)
  const { show } = await bookableShowtime('fr')
  const open = (page: string) =>
    requestHost(`client.${sites.fr.hosts.local}`, `/fr/${page}?show=${show.slug}`)
  for (const page of authentication.guestPages) expect((await open(page)).status, page).toBe(200)
  for (const page of authentication.accountPages) {
    const { status, headers } = await open(page)
    expect(status, page).toBe(303)
    expect(headers.location, page).toContain(`/fr/${authentication.signInPath}?`)
  }
})

test('the structured data of a showtime names its wheelchair places', { tag: '@quick' }, async () => {
  const { cinema } = await bookableShowtime('fr')
  const { body } = await requestSite('fr', `/cinemas/${cinema}`)
  const named = body.includes(
    '"amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Places en fauteuil roulant","value":true}]',
  )
  // Late in the evening no showtime of today is left.
  expect(named).toBe(/class="time"/.test(body))
})
