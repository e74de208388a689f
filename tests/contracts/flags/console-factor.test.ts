import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import {
  type Browser,
  type ConsoleStage,
  consoleOfEachTest,
  hiddenField,
  unescaped,
} from './set-up-console.ts'
import { FIRST } from './set-up-owners.ts'

let stage: ConsoleStage

const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: stage.now.getTime() })
const keyIn = (html: string) => /<code class="factor-key">([^<]+)</.exec(html)?.[1]?.replaceAll(' ', '') ?? ''

async function setUp(browser: Browser) {
  const begun = await browser.send('/second-factor', { what: 'begin' })
  const key = keyIn(begun.html)
  const fields = { what: 'confirm', sealed: hiddenField(begun.html, 'sealed') }
  const wrong = await browser.send('/second-factor', { ...fields, 'confirm-code': '000000' })
  expect([wrong.status, keyIn(wrong.html)]).toEqual([422, key])
  const done = await browser.send('/second-factor', { ...fields, 'confirm-code': codeOf(key) })
  const codes = [...done.html.matchAll(/<li><code>([^<]+)</g)].map(([, code = '']) => code)
  expect(codes).toHaveLength(10)
  return { key, codes }
}

/** The first admin in another browser, after the password. */
async function otherBrowser() {
  const browser = stage.visitor()
  await browser.signIn(FIRST)
  return browser
}

describe('the second factor in the console', () => {
  consoleOfEachTest((opened) => {
    stage = opened
  })

  test('after the password, every page leads to the code and back', async () => {
    const { key } = await setUp(stage.first)
    stage.pass(1)
    const { get, send } = await otherBrowser()
    const back = '/history?site=be'
    expect((await get(back)).location).toBe('/sign-in/code?back=%2Fhistory%3Fsite%3Dbe')
    const wrong = await send('/sign-in/code', { 'enter-code': '000000', back })
    expect([wrong.status, hiddenField(wrong.html, 'back')]).toEqual([422, back])
    const right = await send('/sign-in/code', { 'enter-code': codeOf(key), back })
    expect([right.status, right.location]).toEqual([303, back])
    expect((await get(back)).status).toBe(200)
    expect((await get('/sign-in/code?back=https%3A%2F%2Fevil.example%2F')).location).toBe('/')
  })

  test('a form that is sent without the code changes nothing, and is offered again after it', async () => {
    const { codes } = await setUp(stage.first)
    const { get, post, send } = await otherBrowser()
    const { csrf } = await get('/sign-in/code')
    const change = { csrf, on: 'off', version: '0', reason: 'Too early' }
    const sent = await post('/cell?flag=vod&site=be', change)
    expect(sent.status).toBe(401)
    expect(await stage.service.history({})).toEqual([])
    const saved = unescaped(hiddenField(sent.html, 'saved'))
    const resent = await send('/sign-in/code', { 'enter-code': codes[0] ?? '', back: '/', saved })
    expect(resent.html).toContain('Too early')
  })

  test('is removed with a code, and by an admin for another owner', async () => {
    const { first } = stage
    const { codes } = await setUp(first)
    const refused = await first.send('/second-factor', { what: 'remove', 'remove-code': 'nonsense' })
    expect(refused.status).toBe(422)
    const vera = await stage.browser('Vera', 'viewer')
    await setUp(vera)
    await first.send(`/owners/factor?id=${vera.owner.id}`, {})
    expect((await vera.get('/second-factor')).text).toContain('You use no codes of an app')
    const removed = await first.send('/second-factor', { what: 'remove', 'remove-code': codes[1] ?? '' })
    expect(removed.location).toBe('/second-factor?done=removed')
    const rows = await stage.audit.list({ kind: 'owner', limit: 20 })
    expect(rows.map(({ event, person }) => `${person} ${event}`)).toEqual([
      'admin owner.factor-removed',
      'admin owner.factor-removed',
      'Vera owner.factor-added',
      'admin owner.factor-added',
    ])
  })

  test('sessions are shown, and another one is ended', async () => {
    const { first } = stage
    await setUp(first)
    const { get } = await otherBrowser()
    const { html, text } = await first.get('/sessions')
    expect(text).toContain('this one')
    await first.send('/sessions', { what: 'one', id: hiddenField(html, 'id') })
    expect((await get('/')).location).toBe('/sign-in')
  })
})

describe('the second factor in the console, where it is required', () => {
  consoleOfEachTest(
    (opened) => {
      stage = opened
    },
    { required: true },
  )

  test('admins need one before anything else, editors never', async () => {
    const { first } = stage
    const shown = await first.get('/owners')
    expect([shown.status, shown.location]).toEqual([303, '/second-factor'])
    const editor = await stage.browser('Edith', 'editor', ['nl'])
    expect((await editor.get('/')).status).toBe(200)
    await setUp(first)
    expect((await first.get('/owners')).status).toBe(200)
  })
})
