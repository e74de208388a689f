import { flagTitle } from '../../../config/flag-title.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import { Form, Notice } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { CallOffResult, FlagPlan } from '../../services/flags/flag-service.ts'
import { cellPath, refusal } from '../cell/cell-state.ts'
import { backOf } from '../matrix/filters.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import type { TranslateText } from '../texts/translate.ts'
import { useTexts } from '../texts/use-texts.ts'
import { outcomeText, planText } from './plan-text.ts'

const days = serviceLimits.flags.endedPlanDays

function Plan({ plan, context }: { readonly plan: FlagPlan; readonly context: OwnerContext }) {
  const texts = useTexts()
  const { t, siteName, siteTime } = texts
  const { id, flag, site, by, reason, state, last } = plan
  const name = `${flagTitle(flag)}, ${siteName(site)}`
  return (
    <li className="change" id={`plan-${id}`}>
      <div className="change__what">
        <a href={cellPath(flag, site)}>{name}</a>
        <p>
          <strong>{planText(texts, plan)}</strong>
        </p>
      </div>
      <div className="change__why">
        <p>{reason}</p>
      </div>
      <p className="change__who small muted">
        {by}
        {state === 'ended' && last && (
          <>
            <br />
            {outcomeText(texts, plan)}, <time dateTime={last.at}>{siteTime(site, last.at)}</time>
          </>
        )}
      </p>
      <div className="change__end">
        {state !== 'ended' && refusal(context, site) === '' && (
          <Form context={context} className="" action={`/plans/off?${new URLSearchParams({ id })}`}>
            <button type="submit" className="btn btn--s" aria-label={t('plans.callOffOf', { plan: name })}>
              <span>{t('plans.callOff')}</span>
            </button>
          </Form>
        )}
      </div>
    </li>
  )
}

interface PlanListProps {
  readonly id: string
  readonly title: string
  readonly empty: string
  readonly plans: readonly FlagPlan[]
  readonly context: OwnerContext
}

function PlanList({ id, title, empty, plans, context }: PlanListProps) {
  return (
    <section className="console-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {plans.length === 0 && <p className="console-empty">{empty}</p>}
      <ol className="changes" role="list">
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} context={context} />
        ))}
      </ol>
    </section>
  )
}

/** What became of a plan to be called off, as the address has it. */
export function CalledOff({ result }: { readonly result: string | null }) {
  const { t } = useTexts()
  if (result === 'done') return <Notice look="done" title={t('plans.calledOff')} />
  return result === 'over' ? <Notice look="info" title={t('plans.over')} /> : null
}

async function show(context: OwnerContext): Promise<ShownPage> {
  const { service, url } = context
  const { t } = context.texts
  const [next, ended] = await Promise.all([service.openPlans({}), service.endedPlans({})])
  return {
    kind: 'page',
    title: t('plans.title'),
    lead: t('plans.lead', { days }),
    wide: true,
    body: (
      <>
        <CalledOff result={url.searchParams.get('off')} />
        <PlanList id="next" title={t('plans.next')} empty={t('plans.none')} plans={next} context={context} />
        <PlanList
          id="ended"
          title={t('plans.ended')}
          empty={t('plans.noneEnded')}
          plans={ended}
          context={context}
        />
      </>
    ),
  }
}

export const plansPage: OwnerPage = { needs: 'viewer', get: show }

function calledOff(
  t: TranslateText,
  result: CallOffResult,
  { list, query }: { readonly list: string; readonly query: URLSearchParams },
): PageResponse {
  if (result === 'unknown') return { kind: 'missing' }
  if (result === 'notAllowed')
    return {
      kind: 'page',
      status: 403,
      title: t('plans.title'),
      body: <Notice look="wrong" title={t('cell.refusals.notAllowed')} />,
    }
  query.set('off', result === 'calledOff' ? 'done' : 'over')
  return { kind: 'redirect', location: `${list}?${query}` }
}

export const callOffPage: OwnerPage = {
  needs: 'viewer',
  get: () => ({ kind: 'redirect', location: '/plans' }),
  async post(context) {
    const { service, owner, url, texts } = context
    const result = await service.callOff(url.searchParams.get('id') ?? '', owner)
    return calledOff(texts.t, result, {
      list: url.searchParams.has('back') ? '/' : '/plans',
      query: new URLSearchParams(backOf(context)),
    })
  },
}
