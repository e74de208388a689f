import { describe, expect, test } from 'vitest'
import { clientPagesOfEachTest } from '../accounts/account-pages-stage.ts'
import { frPlace } from '../accounts/set-up-accounts.ts'

const { stage, client, visit } = clientPagesOfEachTest()
const flags = { bookingChanges: true }

const booked = {
  show: 'heron',
  showTitle: 'Le héron mécanique',
  cinema: 'cinema-0',
  cinemaName: 'Le cinema-0',
  startsAt: '2026-11-20T19:00',
  version: null,
  auditorium: '3',
  seats: 1,
  places: ['D4'],
}
const chosenIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="place"[^>]*>/g)]
    .filter(([tag]) => tag.includes('checked'))
    .map(([tag]) => /value="([^"]+)"/.exec(tag)?.[1])

describe('changing a booking', () => {
  test('is offered where the country switches it on, and begins with the seats that the client has', async () => {
    const { id } = await stage.booked(frPlace, client.id, booked)
    expect((await visit('/fr/bookings')).html).not.toContain('change=')
    expect((await visit('/fr/bookings', { flags })).html).toContain(`/fr/bookings?change=${id}`)
    const order = `/fr/order?${new URLSearchParams({ show: 'heron', cinema: 'cinema-0', time: booked.startsAt, replaces: id, seats: '1' })}`
    const { html, text } = await visit(order, { flags })
    expect(chosenIn(html)).toEqual(['D4'])
    expect(text).toContain('(prix inchangé)')
    expect(chosenIn((await visit(order)).html)).not.toEqual(['D4'])
    const imax = await visit(order.replace('19%3A00', '16%3A30'), { flags })
    expect(imax.text).toContain('(4,00 € de plus)')
  })

  test('leaves one booking, with the new showtime', async () => {
    const { id } = await stage.booked(frPlace, client.id, booked)
    const csrf = (await stage.accounts.sessions.find('fr', client.session))?.csrf ?? ''
    const to = { show: 'heron', cinema: 'cinema-0', time: '2026-11-20T16:30', replaces: id, seats: '1' }
    const done = await visit('/fr/order', { flags, form: { csrf, what: 'confirm', ...to } })
    expect(done.headers.get('location')).toBe('/fr/bookings?done=changed')
    const list = await stage.accounts.bookings.list('fr', client.id)
    expect(list.filter(({ cancelledAt }) => cancelledAt === null).map(({ startsAt }) => startsAt)).toEqual([
      to.time,
    ])
  })

  test('passes one ticket on by a link without the name, the booking and other seats', async () => {
    const { id } = await stage.booked(frPlace, client.id, { ...booked, seats: 2, places: ['D4', 'D5'] })
    const csrf = (await stage.accounts.sessions.find('fr', client.session))?.csrf ?? ''
    const change = `/fr/bookings?change=${id}`
    await visit(change, { flags, form: { csrf, what: 'pass', seat: 'D4' } })
    const link =
      /value="[^"]*(\/fr\/ticket\?key=[\w-]+)"/.exec((await visit(change, { flags })).html)?.[1] ?? ''
    const ticket = await visit(link, { flags, session: undefined })
    expect(ticket.text).toContain('Place D4')
    expect(ticket.html).not.toMatch(new RegExp(`D5|${id}|Lovelace`))
    await visit(change, { flags, form: { csrf, what: 'takeBack', seat: 'D4' } })
    expect((await visit(link, { flags, session: undefined })).status).toBe(404)
  })
})
