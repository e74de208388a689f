import { describe, expect, test } from 'vitest'
import { toSubscriptionOffers, wireSubscriptionOffers } from '#models/subscription.ts'
import { aComposition, down } from '../../page-kit/composition.fixture.ts'
import { orderInput } from '../../page-kit/order-input.ts'
import { readInput } from '../../page-kit/page-input.ts'
import { composeOrder } from './order.server.ts'

const sold = toSubscriptionOffers(
  wireSubscriptionOffers.parse([
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
  ]),
)
const subscriptionOffers = async () => sold

const order = (query: object, options: Parameters<typeof aComposition>[1] = {}) =>
  composeOrder(
    aComposition({}, { clientHost: { subscriptionOffers }, ...options }),
    readInput(orderInput, { language: 'fr', ...query }),
  )

describe('a subscription in the order tunnel', () => {
  test('has its plan, its options and the total', async () => {
    const result = await order({
      plan: 'solo',
      'options.solo.formats': '1',
      'options.solo.guest': '2',
      'options.duo.formats': '9',
    })
    expect(result).toMatchObject({
      outcome: 'found',
      page: {
        kind: 'plan',
        name: 'CinéPass',
        plan: 'Solo',
        commitment: 'Three months',
        backHref: '/cinepass',
      },
      seo: { noindex: true },
    })
    if (result.outcome !== 'found' || result.page.kind !== 'plan') throw new Error(result.outcome)
    expect(result.page.options.map(({ label, quantity }) => [label, quantity])).toEqual([
      ['MAX', 1],
      ['Guest', 2],
    ])
    expect(result.page.total.replace(/\s/g, ' ')).toBe('38,90 €')
  })

  test('links to the same order in the client area on sites with sign-in', async () => {
    const href = async (options: Parameters<typeof order>[1]) => {
      const result = await order(
        { plan: 'solo', 'options.solo.guest': '2', 'options.duo.formats': '1' },
        options,
      )
      return result.outcome === 'found' && result.page.kind === 'plan' ? result.page.accountHref : undefined
    }
    expect(await href({})).toMatch(/\/fr\/order\?plan=solo&options\.solo\.guest=2$/)
    expect(await href({ flags: { authentication: false } })).toBeNull()
    expect(await href({ ownClientArea: false })).toBeNull()
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
