import { expect, test } from 'vitest'
import { vitalsAtOnce } from '#config/page-vitals.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { fakeOuter } from '../outer-server.fixture.ts'

const lcp = { name: 'LCP', kind: 'show', navigation: 'load', value: 800 }

function open() {
  const { send } = fakeOuter()
  return {
    report: async (values: unknown, { device = 'phone', host = 'fr.localhost' } = {}) => {
      const body = JSON.stringify({ device, values })
      return (await send(`http://${host}/page-vitals`, { method: 'POST', body })).status
    },
    lines: async (name: string) =>
      (await (await send('http://x/metrics')).text())
        .split('\n')
        .filter((line) => line.startsWith(name))
        .map((line) => line.slice(name.length)),
  }
}

test('counts values by site, kind, device and navigation, and names what three in four pages stay within', async () => {
  const { report, lines } = open()
  const soft = { ...lcp, navigation: 'soft', value: 100 }
  const shift = { ...lcp, name: 'CLS', value: 0.02 }
  expect(await report([lcp, { ...lcp, value: 1_200 }, soft, shift])).toBe(204)
  expect(await report([{ ...lcp, value: 900 }], { device: 'desktop', host: 'nl.localhost' })).toBe(204)
  expect(await lines('page_lcp_seconds_bucket{le="0.8",')).toEqual([
    'site="fr",kind="show",device="phone",navigation="load"} 1',
    'site="fr",kind="show",device="phone",navigation="soft"} 1',
    'site="nl",kind="show",device="desktop",navigation="load"} 0',
  ])
  expect(await lines('page_vitals_p75{quantile="0.75",')).toEqual([
    'vital="LCP",kind="show",navigation="load"} 1.125',
    'vital="LCP",kind="show",navigation="soft"} 0.1',
    'vital="CLS",kind="show",navigation="load"} 0.02',
  ])
})

test.each([
  ['a kind that no site has', [{ ...lcp, kind: 'secret' }]],
  ['a field that nobody asked for', [{ ...lcp, client: 'ada' }]],
  ['a value that no page has', [{ ...lcp, value: -1 }]],
  ['no values', []],
  ['more values than a visit has', Array.from({ length: vitalsAtOnce + 1 }, () => lcp)],
])('refuses %s', async (_, values) => {
  const { report, lines } = open()
  expect(await report(values)).toBe(400)
  expect(await lines('page_lcp_seconds_count')).toEqual([])
})

test('refuses what one address sends beyond its share', async () => {
  const { report } = open()
  for (let sent = 0; sent < serviceLimits.pageVitals.perAddress; sent += 1) await report([lcp])
  expect(await report([lcp])).toBe(429)
})
