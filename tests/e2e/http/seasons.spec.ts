import { expect, test } from '@playwright/test'
import { requestSite } from '../http.ts'

test('the served page shows the chosen showtimes of its address, without unknown or past ones', {
  tag: '@quick',
}, async () => {
  const { body: plain } = await requestSite('fr', '/saison/opera')
  const [first] = [...plain.matchAll(/value="([a-z0-9-]+~[a-z0-9-]+~[\dT:-]+)"/g)].map(
    ([, token]) => token ?? '',
  )
  expect(first).toBeDefined()
  const { body } = await requestSite(
    'fr',
    `/saison/opera?showtimes=${first},tosca~nowhere~2020-01-01T20:00,x`,
  )
  expect(body.match(/<button[^>]*class="time"[^>]*aria-pressed="true"/g)).toHaveLength(1)
  expect(body).toContain(`showtimes=${first}"`)
  const { status, body: booking } = await requestSite('fr', `/booking?season=opera&showtimes=${first}`)
  expect(status).toBe(200)
  expect(booking).toContain('booking__total')
})
