import { describe, expect, test } from 'vitest'
import { wireSubscriptionOffers } from '#models/subscription.ts'
import { aComposition, down, found } from '../../page-kit/composition.fixture.ts'
import { orderInput } from '../../page-kit/order-input.ts'
import { readInput } from '../../page-kit/page-input.ts'
import { composeOrder } from './order.server.ts'

const sold = wireSubscriptionOffers.parse([
  {
    id: 'solo',
    title: 'Solo',
    price: 19.9,
    commitment: 'Three months',
    options: [
      { id: 'formats', label: 'MAX', price: 4, maximum: 1 },
      { id: 'guest', label: 'Guest', price: 7.5 },
    ],
  },
])
const subscriptionOffers = async () => sold

const order = (query: object, options: Parameters<typeof aComposition>[1] = {}) =>
  composeOrder(
    aComposition({}, { clientHost: { subscriptionOffers }, ...options }),
    readInput(orderInput, { language: 'fr', ...query }),
  )

describe('a subscription in the order tunnel', () => {
  test('has its plan, its options and the total', async () => {
    const options = { 'options.solo.formats': '1', 'options.solo.guest': '2', 'options.duo.formats': '9' }
    expect(found(await order({ plan: 'solo', ...options }))).toMatchObject({
      page: {
        kind: 'plan',
        name: 'CinéPass',
        plan: 'Solo',
        commitment: 'Three months',
        options: [
          { label: 'MAX', quantity: 1 },
          { label: 'Guest', quantity: 2 },
        ],
        total: expect.stringMatching(/^38,90\s€$/),
        backHref: '/cinepass',
      },
      seo: { noindex: true },
    })
  })

  test('links to the same order in the client area on sites with sign-in', async () => {
    const query = { plan: 'solo', 'options.solo.guest': '2', 'options.duo.formats': '1' }
    expect(await order(query)).toMatchObject({
      page: { accountHref: expect.stringMatching(/\/fr\/order\?plan=solo&options\.solo\.guest=2$/) },
    })
    for (const without of [{ flags: { authentication: false } }, { ownClientArea: false }])
      expect(await order(query, without)).toMatchObject({ page: { accountHref: null } })
  })

  test('limits an option to its maximum, and drops an invalid quantity', async () => {
    const result = await order({ plan: 'solo', 'options.solo.formats': '40', 'options.solo.guest': '-1' })
    expect(result).toMatchObject({ page: { options: [{ id: 'formats', quantity: 1 }] } })
  })

  test('is missing for an unknown plan, or on a site without subscriptions', async () => {
    expect(await order({ plan: 'trio' })).toEqual({ outcome: 'missing' })
    expect(await order({ plan: 'solo' }, { site: 'be' })).toEqual({ outcome: 'missing' })
  })

  test('is unavailable without the client host', async () => {
    expect(await order({ plan: 'solo' }, { clientHost: { subscriptionOffers: down } })).toEqual({
      outcome: 'unavailable',
    })
  })
})
