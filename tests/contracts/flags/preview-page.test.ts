import { createPreviewLinks } from '@marquee/flags/console/preview/preview-link.server.ts'
import { describe, expect, test } from 'vitest'
import { defaultFlags, flags } from '#config/flags.ts'
import { hiddenField } from './form-browser.ts'
import { consoleOfEachTest } from './set-up-console.ts'

const secret = 'a secret of at least thirty-two signs'
const previews = createPreviewLinks(secret, (site) => `http://${site}.localhost:3000`)

describe('the preview page', () => {
  const stage = consoleOfEachTest({ table: flags, previews })
  const viewer = () => stage.browser('Vera', 'viewer')
  const onAt = (site: 'be') => {
    const live = Object.entries(defaultFlags(site))
    return live.flatMap(([name, value]) => (value ? [name] : []))
  }
  const tokenIn = (html: string) => /_preview\?token=([\w.-]+)/.exec(html)?.[1] ?? ''

  test('opens with the live values, and inverts the feature of the address', async () => {
    const { html } = await (await viewer()).get('/preview?site=be&flag=voucherChecker')
    const isOn = (flag: string) =>
      / checked=""/.test(new RegExp(`<input[^>]*value="${flag}"[^>]*>`).exec(html)?.[0] ?? '')
    expect(['voucherChecker', 'vod', 'wallet'].map(isOn)).toEqual([true, false, true])
  })

  test('begins on the page of the feature that it was opened from, in the chosen language', async () => {
    const { get, post } = await viewer()
    const { html, csrf } = await get('/preview?site=be&flag=voucherChecker')
    expect(html).toContain('Empty: the page where Voucher checker shows.')
    const start = hiddenField(html, 'start')
    const begin = async (language: string, on: string) => {
      const made = await post('/preview', { csrf, site: 'be', page: '', start, language, on })
      return /to=([^"&<]*)/.exec(made.html)?.[1]
    }
    expect(await begin('nl', 'voucherChecker')).toBe('%2Fnl%2Fvoucher')
    expect(await begin('en', 'voucherChecker')).toBe('%2Fen%2Fvoucher')
    expect(await begin('en', 'vod')).toBe('%2Fen')
    expect((await get('/preview?site=be&flag=wallet')).html).toContain('Empty: the home page.')
    const several = await get('/preview?site=be&flag=voucherChecker&flag=vod')
    expect(hiddenField(several.html, 'start')).toBe('')
  })

  test('links a cell to the page where its feature shows, if the site has it', async () => {
    const { get } = await viewer()
    const linkOf = async (flag: string, site: string) =>
      new RegExp(`href="http://${site}\\.localhost:3000([^"]*)"`).exec(
        (await get(`/cell?flag=${flag}&site=${site}`)).html,
      )?.[1]
    expect(await linkOf('groupByCity', 'be')).toBe('/en/cinemas')
    expect(await linkOf('voucherChecker', 'fr')).toBe('/en/voucher')
    expect(await linkOf('voucherChecker', 'be')).toBeUndefined()
    expect(await linkOf('copyCount', 'fr')).toBeUndefined()
  })

  test('creates a link, also for viewers, that lists differences from live', async () => {
    const { get, post } = await viewer()
    const { csrf } = await get('/preview')
    const on = [...onAt('be').filter((name) => name !== 'wallet'), 'vod']
    const form = { csrf, site: 'be', language: 'fr', page: '/films', on }
    const { status, headers, html } = await post('/preview', form)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('http://be.localhost:3000/_preview?token=')
    expect(html).toContain('to=%2Ffr%2Ffilms')
    const now = stage.now.getTime()
    expect(previews.read('be', tokenIn(html), now)).toEqual({
      site: 'be',
      flags: { wallet: false, vod: true },
      until: now + 28_800_000,
    })
    const forged = await post('/preview', { ...form, csrf: 'wrong' })
    expect([forged.status, tokenIn(forged.html)]).toEqual([403, ''])
  })

  test('refuses a preview without differences or of a foreign page, at the field', async () => {
    const { get, post } = await viewer()
    const { csrf } = await get('/preview')
    const page = 'https://evil.example/'
    const { status, html } = await post('/preview', { csrf, site: 'be', page, on: onAt('be') })
    expect([status, tokenIn(html)]).toEqual([422, ''])
    expect(html).toContain('href="#flags"')
    expect(html).toContain('href="#page"')
    expect(html).toContain(`value="${page}"`)
  })
})
