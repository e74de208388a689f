import { expect, test } from '@playwright/test'
import { bookableShowtime, dayOf, showWith } from '../content.ts'
import { requestSite } from '../http.ts'

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

test('a film links to its trailer without script', { tag: '@quick' }, async () => {
  const { slug } = await showWith('fr', ({ isMovie, trailers }) => isMovie && (trailers?.length ?? 0) > 0)
  const { body } = await requestSite('fr', `/films/${slug}?bandeannonce=true`)
  // Third-party video is a link, because consent cannot be requested without script.
  expect(body).toMatch(
    /<noscript><section class="[^"]*show-trailer[^]*?(<video |<a href="https:[^>]* class="trailer__open")/,
  )
})
