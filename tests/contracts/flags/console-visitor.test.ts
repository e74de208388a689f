import { describe, expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { type Browser, type ConsoleStage, consoleOfEachTest } from './set-up-console.ts'

describe('what a visitor gets', () => {
  let stage: ConsoleStage
  consoleOfEachTest(
    (opened) => {
      stage = opened
    },
    { followed: true },
  )

  /** Text of a feature's line, once the sites have followed the last change. */
  async function lineOf(browser: Browser, address: string, name: string): Promise<string> {
    const { text } = await browser.get(address)
    const [, line = ''] =
      new RegExp(
        `(${name} (?:Whole site|By visitor).*?)(?= \\S+(?: \\S+)? (?:Whole site|By visitor)|$)`,
      ).exec(text) ?? []
    return line
  }

  test('is the default of a site until somebody switches it, then who did and why', async () => {
    const lotte = await stage.browser('Lotte', 'editor', ['be'])
    expect(await lineOf(lotte, '/visitor', 'Voucher checker')).toContain(
      'Off Default Nobody has switched it in Belgium.',
    )
    expect(await lineOf(lotte, '/visitor?site=fr', 'Voucher checker')).toContain(
      'On Default Nobody has switched it in France.',
    )
    await lotte.send('/cell?flag=voucherChecker&site=be', { on: 'on', reason: 'Campaign' })
    await eventually(async () =>
      expect(await lineOf(lotte, '/visitor', 'Voucher checker')).toMatch(
        /On Country Switched on in Belgium\. Lotte, .*: Campaign/,
      ),
    )
  })

  test('is the default without an id that a share could be drawn by', async () => {
    await stage.first.send('/cell?flag=smartBanner&site=be', {
      on: 'on',
      rollout: '50',
      device: ['phone'],
      reason: 'A try',
    })
    const get = (query: string) => lineOf(stage.first, `/visitor?site=be&${query}`, 'Smart banner')
    await eventually(async () =>
      expect(await get('device=phone')).toContain('Off Default It is for a share of visitors'),
    )
    expect(await get('device=desktop')).toContain('Off Device It is for these devices only: Phones.')
    const { text } = await stage.first.get('/visitor?site=fr&language=nl&device=tablet&id=%3Cb%3E')
    expect(text).toContain('France has no Dutch.')
    expect(text).toContain('France, French, Tablet, id <b>:')
  })
})
