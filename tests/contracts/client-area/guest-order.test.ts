import { describe, expect, test } from 'vitest'
import { openAccountPages, textOf } from '../accounts/account-pages-stage.ts'
import { accountsOfEachTest, ada, frPlace as fr } from '../accounts/set-up-accounts.ts'
import { visitorAt, writeMail } from './visitor.ts'

const stage = accountsOfEachTest('sqlite', (opened) => {
  openAccountPages(opened)
})

const ordered = { show: 'heron', cinema: 'cinema-0', time: '2026-11-20T14:00', version: 'vf' }
const at = (page: string) => `/fr/${page}?${new URLSearchParams(ordered)}`
const form = { ...ordered, what: 'confirm', seats: '3', email: ada.email }

const newVisitor = () =>
  visitorAt(stage, 'fr', stage.another({ writeMail, secret: 'a secret of thirty-two characters' }))

describe('an order without an account', () => {
  test('is offered at the sign-in of an order only', async () => {
    const visitor = newVisitor()
    const signIn = async (back: string) =>
      (await visitor.get(`/fr/sign-in?${new URLSearchParams({ back })}`)).text()
    expect(await signIn(at('order'))).toContain(`href="${at('guest-order').replaceAll('&', '&amp;')}"`)
    expect(await signIn('/fr/profile')).not.toContain('guest-order')
  })

  test('leads to the booking, which is cancelled in two steps by the link of the mail', async () => {
    const visitor = newVisitor()
    expect(textOf(await (await visitor.get(at('guest-order'))).text())).toContain('Par place 12,50')
    const done = await visitor.fill(at('guest-order'), form)
    const location = done.headers.get('location') ?? ''
    expect([done.status, location]).toEqual([
      303,
      expect.stringMatching(/^\/fr\/booking\?id=.+&key=.+&done=booked$/),
    ])
    expect(textOf(await (await visitor.get(location)).text())).toContain('Le héron mécanique')
    const [mail] = await stage.accounts.mails('fr')
    const link = new URL(/http:\S+booking\?\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const other = newVisitor()
    const path = link.pathname + link.search
    const html = await (await other.get(path)).text()
    const cancel = /href="([^"]+cancel=1)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(textOf(await (await other.get(cancel)).text())).toContain('Annuler cette réservation')
    const cancelled = await other.fill(cancel, { what: 'cancel' })
    expect(cancelled.headers.get('location')).toBe(`${path}&done=cancelled`)
    expect(textOf(await (await other.get(path)).text())).toContain('Annulée')
  })

  test('costs the season’s price for a show of the season only', async () => {
    const visitor = newVisitor()
    const priceIn = async (more: object) => {
      const path = `/fr/guest-order?${new URLSearchParams({ ...ordered, ...more })}`
      return /Par place ([\d,]+)/.exec(textOf(await (await visitor.get(path)).text()))?.[1]
    }
    expect(await priceIn({ season: 'birds' })).toBe('9,00')
    expect(await priceIn({ season: 'nothing' })).toBe('12,50')
    expect(await priceIn({ season: 'birds', show: 'orbit' })).toBe('12,50')
    const path = `/fr/guest-order?${new URLSearchParams({ ...ordered, season: 'birds' })}`
    expect(await (await visitor.get(path)).text()).toContain('name="season" value="birds"')
    const wrong = await visitor.fill(path, { ...form, season: 'birds', email: 'nobody' })
    expect(textOf(await wrong.text())).toContain('Par place 9,00')
  })

  test('of several showtimes is one order at their total price, without those that cannot be booked', async () => {
    const visitor = newVisitor()
    const [first, second, begun] = ['14:00', '19:00', '10:00'].map(
      (time) => `heron~cinema-0~2026-11-20T${time}`,
    )
    const path = (...showtimes: (string | undefined)[]) =>
      `/fr/guest-order?${new URLSearchParams({ showtimes: showtimes.join(','), season: 'birds', seats: '3' })}`
    const totalIn = async (response: Response) => [
      response.status,
      /Total ([\d,]+)/.exec(textOf(await response.text()))?.[1],
    ]
    const one = await visitor.get(path(first, second).replace('&seats=3', ''))
    expect(await totalIn(one)).toEqual([200, '18,00'])
    expect(await totalIn(await visitor.get(path(first, second)))).toEqual([200, '54,00'])
    expect(await totalIn(await visitor.get(path(first, begun)))).toEqual([409, '27,00'])
    const sent = { showtimes: `${first},${second}`, season: 'birds', what: 'confirm', seats: '3' }
    const wrong = await visitor.fill(path(first, second), { ...sent, email: 'nobody' })
    expect(await totalIn(wrong)).toEqual([422, '54,00'])
    const done = await visitor.fill(path(first, second), { ...sent, email: ada.email })
    const location = done.headers.get('location') ?? ''
    expect(textOf(await (await visitor.get(location)).text())).toContain('Toutes vos séances sont réservées.')
    expect(await stage.accounts.mails('fr')).toHaveLength(2)
  })

  test('shows faults with what was typed, and needs a form of this site', async () => {
    const visitor = newVisitor()
    const wrong = await visitor.fill(at('guest-order'), { ...form, email: 'nobody' })
    const html = await wrong.text()
    expect(wrong.status).toBe(422)
    for (const part of ['value="nobody"', 'id="errors"']) expect(html).toContain(part)
    expect((await newVisitor().post('/fr/guest-order', form)).status).toBe(403)
    expect((await newVisitor().get('/fr/booking?id=x&key=y')).status).toBe(404)
    expect(await stage.accounts.mails('fr')).toEqual([])
  })

  test('leads a signed-in client to the order with the account', async () => {
    await stage.confirmedClient({}, fr)
    const visitor = newVisitor()
    await visitor.fill('/fr/sign-in', { email: ada.email, password: ada.password })
    expect((await visitor.get(at('guest-order'))).headers.get('location')).toBe(at('order'))
  })

  test('can be added to the account with the same address', async () => {
    const guest = newVisitor()
    await guest.fill(at('guest-order'), form)
    await stage.confirmedClient({}, fr)
    const visitor = newVisitor()
    await visitor.fill('/fr/sign-in', { email: ada.email, password: ada.password })
    expect(await (await visitor.get('/fr/bookings')).text()).toContain('Une réservation faite sans compte')
    const adopted = await visitor.fill('/fr/bookings', { what: 'adopt' })
    expect(adopted.headers.get('location')).toBe('/fr/bookings?done=adopted')
    const html = await (await visitor.get('/fr/bookings')).text()
    expect([html.includes('Le héron mécanique'), html.includes('sans compte')]).toEqual([true, false])
  })
})
