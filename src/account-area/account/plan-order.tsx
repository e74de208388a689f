import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { Choice } from '@marquee/forms/choices.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { clientArea } from '#config/client-area.ts'
import { orderInput } from '../../page-kit/order-input.ts'
import { readInput } from '../../page-kit/page-input.ts'
import { OPTION_FIELD, optionField, subscriptionName } from '../../page-kit/subscription-plans.ts'
import type { PlanChange } from '../../services/accounts/membership-types.ts'
import type { AccountContext } from '../page.ts'
import { OrderForm } from './order-form.tsx'
import { refusedOrder } from './order-refused.tsx'
import { sitePage } from './site-names.server.ts'

interface RequestedPlan {
  readonly plan: string
  readonly options: Readonly<Record<string, number>>
}

export const namesPlan = (params: URLSearchParams): boolean => params.has('plan')

function readRequestedPlan(language: string, params: URLSearchParams): RequestedPlan {
  const { order } = readInput(orderInput, { ...Object.fromEntries(params), language })
  if (order.kind !== 'plan') return { plan: '', options: {} }
  const fields = optionField(order.plan, '')
  const own = Object.entries(order.options).filter(([field]) => field.startsWith(fields))
  return {
    plan: order.plan,
    options: Object.fromEntries(own.map(([field, quantity]) => [field.slice(fields.length), quantity])),
  }
}

/** Null for a plan that is not sold here. */
function quote(
  { accounts, visited, session, site, flags }: AccountContext,
  requested: RequestedPlan,
): Promise<PlanChange | null> {
  if (!site.links.orderTunnel.startsWith('/') || subscriptionName(flags) === null)
    return Promise.resolve(null)
  return accounts.memberships.quote(visited, session.account.id, requested)
}

const totalOf = ({ plan, options }: PlanChange) =>
  plan.options.reduce((sum, { id, price }) => sum + (price ?? 0) * (options[id] ?? 0), plan.price ?? 0)

const monthlyIn = ({ t, formats }: AccountContext, amount: number) =>
  t('subscriptions:perMonth', { price: formats.price(amount) })

function rowsOf(context: AccountContext, change: PlanChange) {
  const { t, formats, flags } = context
  const { kind, plan, from } = change
  return [
    { term: t('client-account:plan.name'), value: `${subscriptionName(flags) ?? ''} ${plan.title}`.trim() },
    ...(plan.price === null
      ? []
      : [{ term: t('client-account:plan.price'), value: monthlyIn(context, plan.price) }]),
    ...(plan.commitment === null ? [] : [{ term: t('client-account:plan.term'), value: plan.commitment }]),
    ...(kind === 'unchanged'
      ? []
      : [
          {
            term: t('client-account:plan.from'),
            value:
              kind === 'planned'
                ? t('client-account:plan.later', { date: formats.date(from) })
                : t('client-account:plan.today'),
          },
        ]),
  ]
}

function Options({
  context: { t, formats },
  change: { plan, options },
}: {
  readonly context: AccountContext
  readonly change: PlanChange
}) {
  return plan.options.map(({ id, label, price, maximum }) => (
    <Choice
      key={id}
      name={optionField(plan.id, id)}
      label={label}
      {...(price === null ? {} : { hint: t('subscriptions:perMonth', { price: formats.price(price) }) })}
      value={String(options[id] ?? 0)}
      options={Array.from(
        { length: (maximum ?? clientArea.optionMaximum) + 1 },
        (_, count) => [String(count), String(count)] as const,
      )}
    />
  ))
}

function PlanForm({ context, change }: { readonly context: AccountContext; readonly change: PlanChange }) {
  const { t, href } = context
  const { kind, plan } = change
  return (
    <OrderForm
      context={context}
      what="plan"
      ordered={{ plan: plan.id }}
      rows={rowsOf(context, change)}
      total={<b>{monthlyIn(context, totalOf(change))}</b>}
      choices={<Options context={context} change={change} />}
      updates={plan.options.length > 0}
      demo={t(kind === 'planned' ? 'client-account:plan.demoLater' : 'client-account:plan.demoText')}
      submit={t(kind === 'planned' ? 'client-account:plan.plan' : 'client-account:plan.confirm')}
      back={{ href: href('benefits'), label: t('client-account:plan.back') }}
    />
  )
}

function unknownPlan(context: AccountContext): PageResponse {
  const { t, siteHref } = context
  const offers = sitePage(context, 'subscriptionOffers')
  return {
    kind: 'page',
    status: 404,
    title: t('client-account:plan.title'),
    body: (
      <EmptyState
        level={2}
        title={t('client-account:plan.unknownTitle')}
        text={t('client-account:plan.unknownText')}
        actions={[
          offers === null
            ? { label: t('client-account:order.back'), href: siteHref() }
            : { label: t('client-account:benefits.offerOther'), href: offers },
        ]}
      />
    ),
  }
}

export async function offeredPlan(context: AccountContext): Promise<PageResponse> {
  const { t, url, language } = context
  const change = await quote(context, readRequestedPlan(language, url.searchParams))
  if (change === null) return unknownPlan(context)
  return {
    kind: 'page',
    title: t('client-account:plan.title'),
    lead: t(`client-account:plan.leads.${change.kind}`),
    body: <PlanForm context={context} change={change} />,
  }
}

/** Price and date come from the server; the form only names plan and quantities. */
export async function confirmPlan(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, session, language, href } = context
  const requested = readRequestedPlan(language, form)
  if (form.has('update')) {
    const fields = [...form].filter(([name]) => name === 'plan' || name.startsWith(OPTION_FIELD))
    return { kind: 'redirect', location: href('order', Object.fromEntries(fields)) }
  }
  const sold = await quote(context, requested)
  const change = sold && (await accounts.memberships.order(visited, session.account.id, requested))
  if (change?.kind === 'unconfirmed' || change?.kind === 'tooMany') return refusedOrder(context, change)
  return change === null
    ? unknownPlan(context)
    : { kind: 'redirect', location: href('benefits', { done: change.kind }) }
}
