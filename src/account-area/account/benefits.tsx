import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { Form, Submit } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { clientArea } from '#config/client-area.ts'
import type { SubscriptionOffer } from '#models/subscription.ts'
import { optionField, subscriptionName } from '../../page-kit/subscription-plans.ts'
import type { AccountSubscription, PlanChange } from '../../services/accounts/membership-types.ts'
import { type AccountContext, accountPage } from '../page.ts'
import { LoyaltyPanel } from './loyalty-panel.tsx'
import { Done, Panel } from './parts.tsx'
import { sitePage } from './site-names.server.ts'

const done = {
  begun: 'benefits.done.begun',
  changed: 'benefits.done.changed',
  optionsChanged: 'benefits.done.changed',
  planned: 'benefits.done.planned',
  unchanged: 'benefits.done.unchanged',
  cancelled: 'benefits.done.cancelled',
}

type Offers = readonly SubscriptionOffer[]

/** Falls back to the id of a plan that is no longer sold. */
const nameOf = (offers: Offers, plan: string) => offers.find(({ id }) => id === plan)?.title ?? plan

function optionLines({ currentPlan, options }: AccountSubscription, offers: Offers): readonly string[] {
  const sold = offers.find(({ id }) => id === currentPlan)?.options ?? []
  return sold.flatMap(({ id, label }) => (options[id] ? [`${options[id]} × ${label}`] : []))
}

function PlannedChange({ context, subscription, offers }: PlanProps) {
  const { t, formats, href } = context
  const { newPlan, nextPlanExecutionDate } = subscription
  if (newPlan === null || nextPlanExecutionDate === null) return null
  const values = { plan: nameOf(offers, newPlan), date: formats.date(nextPlanExecutionDate) }
  return (
    <div className="notice notice--info account-planned">
      <div>
        <p className="notice__title">{t('client-account:benefits.downgrade', values)}</p>
        <p>{t('client-account:benefits.downgradeText')}</p>
        <Form context={context} action={href('benefits')} what="keep">
          <Submit look="plain">
            {t('client-account:benefits.keep', { plan: nameOf(offers, subscription.currentPlan) })}
          </Submit>
        </Form>
      </div>
    </div>
  )
}

function Change({
  context: { t, formats, href },
  change: { plan, kind, from },
}: {
  readonly context: AccountContext
  readonly change: PlanChange
}) {
  const price = plan.price === null ? null : t('subscriptions:perMonth', { price: formats.price(plan.price) })
  const begins =
    kind === 'planned'
      ? t('client-account:plan.later', { date: formats.date(from) })
      : t('client-account:plan.today')
  return (
    <li className="saved-item">
      <p>
        <b>{plan.title}</b>
        <small className="muted">{[price, begins].filter(Boolean).join(' · ')}</small>
      </p>
      <a
        className="btn btn--s"
        href={href('order', { plan: plan.id })}
        aria-label={t('client-account:benefits.chooseOf', { plan: plan.title })}
      >
        <span>{t('client-account:benefits.choose')}</span>
      </a>
    </li>
  )
}

interface PlanProps {
  readonly context: AccountContext
  readonly subscription: AccountSubscription
  readonly offers: Offers
}

function Plan(props: PlanProps) {
  const { context, subscription, offers } = props
  const { t, formats, flags, href } = context
  const { currentPlan, since, eligibleForAddonChange } = subscription
  const offer = sitePage(context, 'subscriptionOffers')
  return (
    <Panel id="plan" dark title={t('client-account:benefits.plan')}>
      <p className="account-big">
        {`${subscriptionName(flags) ?? ''} ${nameOf(offers, currentPlan)}`.trim()}
      </p>
      <p className="muted">{t('client-account:benefits.since', { date: formats.date(since) })}</p>
      {optionLines(subscription, offers).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <PlannedChange {...props} />
      {(eligibleForAddonChange || offer) && (
        <p className="row row--l">
          {eligibleForAddonChange && (
            <a className="link" href={href('order', orderOf(subscription))}>
              {t('client-account:benefits.addon')}
            </a>
          )}
          {offer && (
            <a className="link" href={offer}>
              {t('client-account:benefits.offerOther')}
            </a>
          )}
        </p>
      )}
    </Panel>
  )
}

const orderOf = ({ currentPlan, options }: AccountSubscription): Readonly<Record<string, string>> => ({
  plan: currentPlan,
  ...Object.fromEntries(
    Object.entries(options).map(([id, count]) => [optionField(currentPlan, id), String(count)]),
  ),
})

function NoPlan({ context }: { readonly context: AccountContext }) {
  const { t } = context
  const offer = sitePage(context, 'subscriptionOffers')
  return (
    <EmptyState
      level={2}
      title={t('client-account:benefits.emptyTitle')}
      text={t(
        offer === null ? 'client-account:benefits.emptyTextNoOffer' : 'client-account:benefits.emptyText',
      )}
      actions={offer === null ? [] : [{ label: t('client-account:benefits.offer'), href: offer }]}
    />
  )
}

/** Plans to change to, except the planned one, each with its first day. */
async function changesOf(
  { accounts, visited, session }: AccountContext,
  subscription: AccountSubscription | null,
): Promise<readonly PlanChange[]> {
  const plans = subscription?.eligibleChanges.filter((plan) => plan !== subscription.newPlan) ?? []
  const quotes = await Promise.all(
    plans.map((plan) => accounts.memberships.quote(visited, session.account.id, { plan, options: {} })),
  )
  return quotes.filter((quote) => quote !== null)
}

async function shown(context: AccountContext): Promise<PageResponse> {
  const { t, session, href, accounts, site, language } = context
  const { newsletter, id } = session.account
  const [{ subscription, loyalty }, offers] = await Promise.all([
    accounts.memberships.find(site.id, id, language),
    accounts.memberships.plans(site.id, language),
  ])
  const changes = await changesOf(context, subscription)
  return {
    kind: 'page',
    title: t('client-account:benefits.title'),
    lead: t('client-account:benefits.lead'),
    body: (
      <>
        <Done context={context} texts={done} />
        {subscription === null ? (
          <NoPlan context={context} />
        ) : (
          <Plan context={context} subscription={subscription} offers={offers} />
        )}
        {loyalty && <LoyaltyPanel context={context} loyalty={loyalty} />}
        {changes.length > 0 && (
          <Panel id="changes" title={t('client-account:benefits.change')}>
            <ul className="account-list">
              {changes.map((change) => (
                <Change key={change.plan.id} context={context} change={change} />
              ))}
            </ul>
          </Panel>
        )}
        {newsletter && (
          <Panel id="newsletter-benefit" title={t('client-account:benefits.newsletter')}>
            <p className="muted">{t('client-account:benefits.newsletterText')}</p>
            <p>
              <a className="link" href={href('consents')}>
                {t('client-account:benefits.newsletterLink')}
              </a>
            </p>
          </Panel>
        )}
      </>
    ),
  }
}

async function cancelPlanChange(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, session, href } = context
  if (form.get('what') !== 'keep') return shown(context)
  const outcome = await accounts.memberships.callOffChange(visited, session.account.id)
  return { kind: 'redirect', location: href('benefits', outcome ? { done: 'cancelled' } : {}) }
}

export const benefits = accountPage({
  exists: ({ site }) => clientArea.benefitsOn.includes(site.id),
  get: shown,
  post: cancelPlanChange,
})
