import { describe, expect, test } from 'vitest'
import type { Goal } from '#config/results.ts'
import type { SiteId } from '#config/sites.ts'
import { consoleOfEachTest } from './set-up-console.ts'

const page = '/results?flag=smartBanner'

describe('results of an experiment in the console', () => {
  const stage = consoleOfEachTest()

  interface Group {
    readonly visitors: number
    readonly booking?: number
    readonly site?: SiteId
    readonly language?: string
  }

  function count(arm: string, { visitors, booking = 0, site = 'be', language = 'fr' }: Group) {
    const report = { flag: 'smartBanner', arm, language }
    const reach = (goal: Goal, day: string) =>
      stage.results.count(site, { ...report, reached: { goal, day } })
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const day = stage.results.count(site, { ...report, reached: null })
      if (visitor < booking) reach('booking', day ?? '')
    }
  }

  test('compares each group with the first, and says what can be said', async () => {
    count('usual', { visitors: 1_000, booking: 80 })
    count('seats', { visitors: 1_000, booking: 120 })
    count('off', { visitors: 99, booking: 3 })
    const { text, html } = await stage.first.get(page)
    expect(text).toContain('Only visitors who agreed to statistics are counted')
    expect(text).toContain('2,099 visitors were counted.')
    expect(text).toMatch(/usual 80 of 1,000 8\.0% \(6\.5% to 9\.8%\) The others are compared with this\./)
    expect(text).toMatch(
      /seats 120 of 1,000 12\.0% \(10\.1% to 14\.2%\) More reach it: 1\.4 to 6\.6 percentage points\./,
    )
    expect(text).toMatch(/Without the feature 3 of 99 .* Too few visitors to tell\./)
    expect(html.match(/class="results-bar__range"/g)).toHaveLength(9)
    expect(text).toContain('It was not changed in these days.')
  })

  test('marks changes of the period, and advises against comparing across them', async () => {
    count('usual', { visitors: 3 })
    const audience = { rollout: 50, devices: [], variants: [] }
    const change = { flag: 'smartBanner', site: 'be', version: 0, reason: 'Half of them' } as const
    await stage.service.change({ ...change, value: { on: true, audience } }, stage.admin)
    const { text, html } = await stage.first.get(page)
    expect(text).toContain('Let the period begin 7 days after the last change')
    expect(text).toMatch(/on for 50% of visitors Half of them \(admin\)/)
    expect(html).toMatch(/class="results-bars".*<line /s)
    expect((await stage.first.get(`${page}&site=nl`)).text).toContain('It was not changed in these days.')
  })

  test('is exported as CSV, with the same filters', async () => {
    count('seats', { visitors: 2, booking: 1 })
    count('seats', { visitors: 2, site: 'nl', language: 'nl' })
    const { headers, html } = await stage.first.get('/results/export?flag=smartBanner&site=be')
    expect(headers.get('content-disposition')).toContain('results-smartBanner-2026-11-20.csv')
    expect(html.split('\r\n')).toEqual([
      'day,feature,country,language,variant,goal,visitors',
      '2026-11-20,smartBanner,be,fr,seats,,2',
      '2026-11-20,smartBanner,be,fr,seats,booking,1',
      '',
    ])
  })
})
