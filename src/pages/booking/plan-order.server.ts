import type { Composition } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { pathOf } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { optionField, subscriptionName } from '../../page-kit/subscription-plans.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { PlanOrderPage } from '../../page-models/subscriptions.ts'
import { clientOrderHref } from './client-order-href.ts'

/**
 * The chosen plan with its options and monthly price. Missing without such a plan, and on sites with an
 * outside order tunnel. `quantities` by field name of the order form.
 */
export function composePlanOrder(
  composition: Composition,
  planId: string,
  quantities: Readonly<Record<string, number>>,
): Promise<PageResult<PlanOrderPage>> {
  return resultOf<PlanOrderPage>(async () => {
    const { clientHost, edition, formats } = composition
    const name = subscriptionName(edition.flags)
    const backHref = pathOf(edition, 'subscriptionOffers')
    if (!edition.site.links.orderTunnel.startsWith('/') || name === null || backHref === null)
      return { outcome: 'missing' }
    const plan = (await clientHost.subscriptionOffers()).find(({ id }) => id === planId)
    if (!plan) return { outcome: 'missing' }
    const options = plan.options
      .map((option) => ({
        ...option,
        quantity: Math.min(
          quantities[optionField(plan.id, option.id)] ?? 0,
          option.maximum ?? Number.MAX_SAFE_INTEGER,
        ),
      }))
      .filter(({ quantity }) => quantity > 0)
    const total = options.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, plan.price ?? 0)
    const t = translateIn(edition.i18n, 'subscriptions')
    return {
      outcome: 'found',
      page: {
        kind: 'plan',
        name,
        plan: plan.title,
        price: plan.price === null ? null : formats.price(plan.price),
        commitment: plan.commitment,
        options: options.map(({ id, label, quantity, price }) => ({
          id,
          label,
          quantity,
          price: price === null ? null : formats.price(price * quantity),
        })),
        total: formats.price(total),
        accountHref: clientOrderHref(composition, 'order', {
          plan: plan.id,
          ...Object.fromEntries(
            options.map(({ id, quantity }) => [optionField(plan.id, id), String(quantity)]),
          ),
        }),
        backHref,
      },
      seo: {
        ...pageSeo(composition, {
          kind: 'booking',
          title: `${name} ${plan.title}`,
          description: t('ordered.title', { name }),
        }),
        noindex: true,
      },
    }
  })
}
