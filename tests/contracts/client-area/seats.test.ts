import { describe, expect, test } from 'vitest'
import { openAccountPages } from '../accounts/account-pages-stage.ts'
import { accountsOfEachTest, ada, frPlace as fr } from '../accounts/set-up-accounts.ts'
import { visitorAt, writeMail } from './visitor.ts'

const stage = accountsOfEachTest('sqlite', (opened) => {
  openAccountPages(opened)
})

const ordered = { show: 'heron', cinema: 'cinema-0', time: '2026-11-20T19:00', version: 'vf' }
const page = () => `/fr/guest-order?${new URLSearchParams({ ...ordered, seats: '3' })}`
const showtime = { cinema: 'cinema-0', auditorium: '3', startsAt: ordered.time }

const newVisitor = () =>
  visitorAt(stage, 'fr', stage.another({ writeMail, secret: 'a secret of thirty-two characters' }))
type Visitor = ReturnType<typeof newVisitor>

const boxesIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="place"[^>]*>/g)].map(([tag]) => ({
    id: /value="([^"]+)"/.exec(tag)?.[1] ?? '',
    label: /aria-label="([^"]+)"/.exec(tag)?.[1] ?? '',
    chosen: tag.includes('checked'),
    taken: tag.includes('disabled'),
  }))
const changesAt = async (visitor: Visitor, path = page()) => boxesIn(await (await visitor.get(path)).text())
const chosenIn = (html: string) => boxesIn(html).flatMap(({ id, chosen }) => (chosen ? [id] : []))

/** The form as a browser without script sends it, which may send it again. */
async function filledForm(visitor: Visitor, fields: Record<string, string>, places: readonly string[]) {
  const html = await (await visitor.get(page())).text()
  const of = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const typed = { what: 'confirm', email: ada.email, seats: '3', ...fields }
  const body = new URLSearchParams({ csrf: of('csrf'), order: of('order'), ...ordered, ...typed })
  for (const place of places) body.append('place', place)
  return () =>
    visitor.get('/fr/guest-order', {
      method: 'POST',
      headers: { origin: visitor.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    })
}

const send = async (...form: Parameters<typeof filledForm>) => (await filledForm(...form))()

const freeIn = (boxes: Awaited<ReturnType<typeof changesAt>>) =>
  boxes.flatMap(({ id, taken }) => (taken ? [] : [id]))

describe('the seat plan of an order', () => {
  test('has a named check box for each seat, and the best ones are chosen', async () => {
    const boxes = await changesAt(newVisitor())
    expect(boxes).toHaveLength(120)
    expect(boxes.filter(({ chosen }) => chosen)).toHaveLength(3)
    expect(boxes[0]?.label).toMatch(/^rangée A, place 1, (?:libre|prise)$/)
    expect(boxes.some(({ taken }) => taken)).toBe(true)
    expect(boxes.filter(({ label }) => label.includes('fauteuil roulant'))).toHaveLength(2)
    expect(await changesAt(newVisitor())).toEqual(boxes)
  })

  test('is ordered without script, and mail and booking name the seats', async () => {
    const visitor = newVisitor()
    const places = freeIn(await changesAt(visitor)).slice(0, 3)
    const done = await send(visitor, {}, places)
    expect(done.status).toBe(303)
    const html = await (await visitor.get(done.headers.get('location') ?? '')).text()
    expect(html).toContain(places.join(', '))
    expect((await stage.accounts.mails('fr'))[0]?.text).toContain(places.join(', '))
    expect([...(await stage.accounts.bookings.bookedSeats('fr', showtime))].sort()).toEqual(
      [...places].sort(),
    )
    const again = await changesAt(newVisitor())
    expect(again.filter(({ id, taken }) => taken && places.includes(id))).toHaveLength(3)
  })

  test('refuses a seat that another order has taken meanwhile, and keeps the rest', async () => {
    const [first, second] = [newVisitor(), newVisitor()]
    const [a = '', b = '', c = '', d = '', e = ''] = freeIn(await changesAt(first))
    const outcomes = await Promise.all([
      send(first, {}, [a, b, c]),
      send(second, { email: 'charles@cinema.example' }, [c, d, e]),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([303, 409])
    const refused = await (outcomes.find(({ status }) => status === 409) as Response).text()
    expect(refused).toContain(`La place ${c} vient d’être prise.`)
    const remaining = outcomes[0]?.status === 409 ? [a, b] : [d, e]
    expect(chosenIn(refused)).toEqual(remaining)
  })

  test('is the same order when its form is sent again, and a new one after it was cancelled', async () => {
    const visitor = newVisitor()
    const places = freeIn(await changesAt(visitor)).slice(0, 3)
    const confirm = await filledForm(visitor, {}, places)
    const [first, again] = [await confirm(), await confirm()]
    expect([first.status, again.status]).toEqual([303, 303])
    expect(again.headers.get('location')).toBe(first.headers.get('location'))
    expect(await stage.accounts.mails('fr')).toHaveLength(1)

    const address = first.headers.get('location') ?? ''
    await visitor.fill(`${address.replace('&done=booked', '')}&cancel=1`, { what: 'cancel' })
    expect(await stage.accounts.bookings.bookedSeats('fr', showtime)).toEqual([])
    const later = await confirm()
    expect([later.status, later.headers.get('location') === address]).toEqual([303, false])
    expect([...(await stage.accounts.bookings.bookedSeats('fr', showtime))].sort()).toEqual(
      [...places].sort(),
    )
  })

  test('proposes a wheelchair place with the seat beside it, and both move if one is taken', async () => {
    const path = `${page().replace('seats=3', 'seats=2')}&wheelchair=1`
    const [first, second] = [newVisitor(), newVisitor()]
    const offered = async (visitor: Visitor) => chosenIn(await (await visitor.get(path)).text())
    const [pair, same] = [await offered(first), await offered(second)]
    expect(pair).toHaveLength(2)
    expect(same).toEqual(pair)
    const fields = { seats: '2', wheelchair: 'on' }
    expect((await send(first, fields, pair)).status).toBe(303)
    const refused = await send(second, { ...fields, email: 'charles@cinema.example' }, pair)
    const next = chosenIn(await refused.text())
    expect([refused.status, next.filter((id) => pair.includes(id))]).toEqual([409, []])
    const rows = next.map((id) => id.replace(/\d+/, ''))
    const numbers = next.map((id) => Number(id.replace(/\D+/, '')))
    expect([new Set(rows).size, Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0))]).toEqual([1, 1])

    const apart = await send(newVisitor(), { ...fields, email: 'mary@cinema.example' }, ['A1', next[0] ?? ''])
    expect([apart.status, (await apart.text()).includes('emplacement fauteuil roulant')]).toEqual([422, true])
  })

  test('refuses another number of seats than the order has, and seats that do not exist', async () => {
    const visitor = newVisitor()
    const [a = '', b = ''] = freeIn(await changesAt(visitor))
    const wrong = await send(visitor, {}, [a, b])
    const html = await wrong.text()
    expect([wrong.status, chosenIn(html), html.includes('href="#places"')]).toEqual([422, [a, b], true])
    expect((await send(visitor, {}, [a, b, 'Z99'])).status).toBe(422)
    expect((await send(visitor, {}, ['Z97', 'Z98', 'Z99'])).status).toBe(422)
    expect(await stage.accounts.bookings.bookedSeats('fr', showtime)).toEqual([])
  })

  test('a client’s order has it too, and shows the seats among the bookings', async () => {
    const { account } = await stage.confirmedClient({}, fr)
    const visitor = newVisitor()
    await visitor.fill('/fr/sign-in', { email: ada.email, password: ada.password })
    const path = page().replace('guest-order', 'order')
    const places = (await changesAt(visitor, path)).flatMap(({ id, chosen }) => (chosen ? [id] : []))
    const done = await visitor.fill(path, { ...ordered, what: 'confirm', seats: '3' })
    expect(done.headers.get('location')).toBe('/fr/bookings?done=booked')
    expect(await stage.accounts.bookings.list('fr', account.id)).toMatchObject([{ places }])
    expect(await (await visitor.get('/fr/bookings')).text()).toContain(places.join(', '))
  })
})
