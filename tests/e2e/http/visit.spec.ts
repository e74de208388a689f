import { expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { sites } from '#config/sites.ts'
import { bookableShowtime, dayOf, showWith } from '../content.ts'
import { port, requestSite } from '../http.ts'

/** These tests read the pages as served, without script. */

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

test('a film whose sales open later links to a calendar file of that moment', { tag: '@quick' }, async () => {
  const show = await showWith(
    'fr',
    ({ salesOpeningDatetime, isMovie }) => isMovie && Date.parse(salesOpeningDatetime ?? '') > Date.now(),
  )
  const page = await requestSite('fr', `/films/${show.slug}`)
  const [, path = ''] = /href="(\/calendar\/[^"]+)"/.exec(page.body) ?? []
  const { headers, body } = await requestSite('fr', path)
  expect(headers['content-type']).toContain('text/calendar')
  const opening = new Date(show.salesOpeningDatetime ?? '').toISOString().replace(/[-:]|\.\d+/g, '')
  for (const line of [`DTSTART:${opening}`, 'BEGIN:VALARM', `/films/${show.slug}`])
    expect(body.replace(/\r\n /g, '')).toContain(line)
})

test('a film links to its trailer without script', { tag: '@quick' }, async () => {
  const { slug } = await showWith('fr', ({ isMovie, trailers }) => isMovie && (trailers?.length ?? 0) > 0)
  const { body } = await requestSite('fr', `/films/${slug}?bandeannonce=true`)
  // Third-party video is a link, because consent cannot be requested without script.
  expect(body).toMatch(
    /<noscript><section class="[^"]*show-trailer[^]*?(<video |<a href="https:[^>]* class="trailer__open")/,
  )
})
