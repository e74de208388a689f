import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { hiddenField, unescaped } from './form-browser.ts'
import { type Browser, type ConsoleStage, consoleOfEachTest } from './set-up-console.ts'
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

describe('the second factor in the console', () => {
  consoleOfEachTest((opened) => {
    stage = opened
  })

  test('after the password, every page and form leads to the code and back; another session is ended', async () => {
    const { first } = stage
    const { key, codes } = await setUp(first)
    stage.pass(1)
    const other = stage.visitor()
    await other.signIn(FIRST)
    const back = '/history?site=be'
    expect((await other.get(back)).location).toBe(`/sign-in/code?${new URLSearchParams({ back })}`)
    const wrong = await other.send('/sign-in/code', { 'enter-code': '000000', back })
    expect([wrong.status, hiddenField(wrong.html, 'back')]).toEqual([422, back])
    const change = { csrf: wrong.csrf, on: 'off', version: '0', reason: 'Too early' }
    const sent = await other.post('/cell?flag=vod&site=be', change)
    expect(sent.status).toBe(401)
    expect(await stage.service.history({})).toEqual([])
    const saved = unescaped(hiddenField(sent.html, 'saved'))
    const form = await other.send('/sign-in/code', { 'enter-code': codes[0] ?? '', back: '/', saved })
    expect(form.html).toContain('Too early')
    const third = stage.visitor()
    await third.signIn(FIRST)
    const right = await third.send('/sign-in/code', { 'enter-code': codeOf(key), back })
    expect([right.status, right.location]).toEqual([303, back])
    expect((await third.get(back)).status).toBe(200)
    expect((await third.get('/sign-in/code?back=https%3A%2F%2Fevil.example%2F')).location).toBe('/')
    const { html, text } = await first.get('/sessions')
    expect(text).toContain('this one')
    const ids = [...html.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = '']) => id)
    for (const id of ids) await first.send('/sessions', { what: 'one', id })
    for (const { get } of [other, third]) expect((await get('/')).location).toBe('/sign-in')
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
    expect((await first.get('/owners')).location).toBe('/second-factor')
    const editor = await stage.browser('Edith', 'editor', ['nl'])
    expect((await editor.get('/')).status).toBe(200)
    await setUp(first)
    expect((await first.get('/owners')).status).toBe(200)
  })
})
