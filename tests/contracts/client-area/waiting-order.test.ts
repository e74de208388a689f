import { describe, expect, test } from 'vitest'
import { openAccountPages } from '../accounts/account-pages-stage.ts'
import { accountsOfEachTest, ada, frPlace as fr } from '../accounts/set-up-accounts.ts'
import { visitorAt } from './visitor.ts'

const stage = accountsOfEachTest('sqlite', (opened) => {
  openAccountPages(opened)
})

const ordered = { show: 'heron', cinema: 'cinema-0', time: '2026-11-20T14:00' }
const orderPath = (language = 'fr', change = {}) =>
  `/${language}/order?${new URLSearchParams({ ...ordered, ...change })}`
const guestPath = (page: string, back = orderPath(), language = 'fr') =>
  `/${language}/${page}?${new URLSearchParams({ back })}`

const visitor = () => visitorAt(stage, 'fr')
const summaryIn = (html: string) =>
  /<section class="client-order"[\s\S]*?<\/section>/
    .exec(html)?.[0]
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() ?? null
const summary = 'Votre séance Le héron mécanique Vendredi 20 novembre 2026 à 14:00 Le cinema-0 VF'

describe('the showtime of an order that waits for the sign-in', () => {
  test.each([
    ['sign-in', 'fr'],
    ['register', 'fr'],
    ['forgotten', 'fr'],
    ['validate', 'fr'],
    ['sign-in', 'en'],
  ])('is on the page %s, for an order in %s', async (page, language) => {
    const html = await (await visitor().get(guestPath(page, orderPath(language)))).text()
    expect(summaryIn(html)).toBe(summary)
  })

  test('stays after a wrong password, and the sign-in leads to the order', async () => {
    await stage.confirmedClient({}, fr)
    const client = visitor()
    const wrong = await client.fill(guestPath('sign-in'), { email: ada.email, password: 'not this one' })
    expect([wrong.status, summaryIn(await wrong.text())]).toEqual([422, summary])
    const done = await client.fill(guestPath('sign-in'), { email: ada.email, password: ada.password })
    expect([done.status, done.headers.get('location')]).toEqual([303, orderPath()])
  })

  test('stays from the registration through the link of the mail to the order', async () => {
    const client = visitor()
    const typed = { email: ada.email, password: ada.password, firstName: 'Ada', lastName: 'L' }
    const sent = await client.fill(guestPath('register'), typed)
    expect(sent.headers.get('location')).toBe(orderPath())
    const refused = await (await client.get(orderPath())).text()
    expect(refused).toContain(`href="${guestPath('validate').replaceAll('&', '&amp;')}"`)
    expect(summaryIn(await (await client.get(guestPath('validate'))).text())).toBe(summary)
    const [mail] = await stage.accounts.mails('fr')
    const link = new URL(/http:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.searchParams.get('back')).toBe(orderPath())
    const confirmed = await client.fill(link.pathname + link.search, {})
    const next = await client.get(confirmed.headers.get('location') ?? '')
    const html = await next.text()
    expect(summaryIn(html)).toBe(summary)
    const onward = /href="(\/fr\/register[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(new URL(onward, fr.clientOrigin).searchParams.get('back')).toBe(orderPath())
  })

  test('is read from the programme: parameters cannot put words into it', async () => {
    for (const back of [
      orderPath('fr', { show: 'Send money to' }),
      orderPath('fr', { time: '2026-11-20T15:00' }),
      orderPath('fr', { time: '2026-11-20T18:00' }),
      `https://elsewhere.example${orderPath()}`,
      `//elsewhere.example${orderPath()}`,
      '/fr/profile?show=heron&cinema=cinema-0&time=2026-11-20T14:00',
      '/xx/order?show=heron&cinema=cinema-0&time=2026-11-20T14:00',
    ]) {
      const html = await (await visitor().get(guestPath('sign-in', back))).text()
      expect([back, summaryIn(html)]).toEqual([back, null])
    }
  })
})
