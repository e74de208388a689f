import { clientArea } from '../../../config/client-area.ts'
import type { AccountSubscription } from '../../backend/accounts/accounts.ts'
import { EmptyState } from '../../components/feedback/states.tsx'
import { isRefusal } from '../../page-data/refusals.server.ts'
import { type PageAnswer, type RoomContext, room } from '../page.ts'
import { Panel } from './parts.tsx'
import { siteApi, sitePage } from './site-names.server.ts'

type PlanName = (id: string) => string

/** Plans as the site sells them; one that it no longer does keeps the name of its contract. */
async function planNames({ site, language }: RoomContext): Promise<PlanName> {
  try {
    const { offers } = await siteApi(site).cinepass({ language })
    const titles = new Map(offers.map(({ id, title }) => [id, title]))
    return (id) => titles.get(id) ?? id
  } catch (error) {
    if (!isRefusal(error)) throw error
    return (id) => id
  }
}

function Plan({
  context,
  subscription,
  nameOf,
}: {
  readonly context: RoomContext
  readonly subscription: AccountSubscription
  readonly nameOf: PlanName
}) {
  const { t, formats } = context
  const { currentPlan, eligibleChanges, eligibleForAddonChange, newPlan, nextPlanExecutionDate } = subscription
  const offer = sitePage(context, 'subscriptionOffers')
  return (
    <Panel id="plan" title={t('client-rooms:benefits.plan')}>
      <p className="room-big">{nameOf(currentPlan)}</p>
      {newPlan !== null && (
        <p>
          {nextPlanExecutionDate === null
            ? t('client-rooms:benefits.downgradeSoon', { plan: nameOf(newPlan) })
            : t('client-rooms:benefits.downgrade', { plan: nameOf(newPlan), date: formats.date(nextPlanExecutionDate) })}
        </p>
      )}
      {eligibleChanges.length > 0 && (
        <p className="muted">{t('client-rooms:benefits.change', { plans: formats.list(eligibleChanges.map(nameOf)) })}</p>
      )}
      {eligibleForAddonChange && <p className="muted">{t('client-rooms:benefits.addon')}</p>}
      {offer && (
        <p>
          <a className="link" href={offer}>
            {t('client-rooms:benefits.offerOther')}
          </a>
        </p>
      )}
    </Panel>
  )
}

function NoPlan({ context }: { readonly context: RoomContext }) {
  const { t } = context
  const offer = sitePage(context, 'subscriptionOffers')
  return (
    <EmptyState
      level={2}
      title={t('client-rooms:benefits.emptyTitle')}
      text={t(offer === null ? 'client-rooms:benefits.emptyTextNoOffer' : 'client-rooms:benefits.emptyText')}
      actions={offer === null ? [] : [{ label: t('client-rooms:benefits.offer'), href: offer }]}
    />
  )
}

async function shown(context: RoomContext): Promise<PageAnswer> {
  const { t, session, href } = context
  const { subscription, loyaltyLevel, newsletter } = session.account
  const nameOf = await planNames(context)
  return {
    kind: 'page',
    title: t('client-rooms:benefits.title'),
    lead: t('client-rooms:benefits.lead'),
    body: (
      <>
        {subscription === null ? <NoPlan context={context} /> : <Plan context={context} subscription={subscription} nameOf={nameOf} />}
        {loyaltyLevel !== null && (
          <Panel id="loyalty" title={t('client-rooms:benefits.loyalty')}>
            <p className="room-big">{loyaltyLevel}</p>
          </Panel>
        )}
        {newsletter && (
          <Panel id="newsletter-benefit" title={t('client-rooms:benefits.newsletter')}>
            <p className="muted">{t('client-rooms:benefits.newsletterText')}</p>
            <p>
              <a className="link" href={href('consents')}>
                {t('client-rooms:benefits.newsletterLink')}
              </a>
            </p>
          </Panel>
        )}
      </>
    ),
  }
}

/** What subscription and loyalty bring, on the sites that have such. */
export const benefits = room({ exists: ({ site }) => clientArea.benefitsOn.includes(site.id), get: shown })
