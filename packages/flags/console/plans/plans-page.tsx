import { Form, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { CallOffResult, FlagPlan } from '../../service/flag-service.ts'
import { cellPath, refusal } from '../cell/cell-state.ts'
import { backOf } from '../matrix/filters.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { changeName } from '../texts/change-name.ts'
import type { TranslateText } from '../texts/translate.ts'
import { useTexts } from '../texts/use-texts.ts'
import { outcomeText, planText } from './plan-text.ts'

const days = serviceLimits.flags.endedPlanDays

/** Plans of several cells that were made at once. */
type PlanGroup = readonly [FlagPlan, ...FlagPlan[]]

const groupsOf = (plans: readonly FlagPlan[]): readonly PlanGroup[] =>
  [...Map.groupBy(plans, ({ batch, id }) => batch ?? id).values()].flatMap(([first, ...more]) =>
    first ? [[first, ...more]] : [],
  )

interface CallOffProps {
  readonly context: OwnerContext
  /** Parameter of the address, and its value. */
  readonly of: Readonly<Record<string, string>>
  readonly plan: string
}

function CallOff({ context, of, plan }: CallOffProps) {
  const { t } = useTexts()
  return (
    <Form context={context} className="" action={`/plans/off?${new URLSearchParams(of)}`}>
      <button type="submit" className="btn btn--s" aria-label={t('plans.callOffOf', { plan })}>
        <span>{t('plans.callOff')}</span>
      </button>
    </Form>
  )
}

function Outcome({ plan }: { readonly plan: FlagPlan }) {
  const texts = useTexts()
  const { site, state, last } = plan
  return (
    state === 'ended' &&
    last && (
      <p className="small muted">
        {outcomeText(texts, plan)}, <time dateTime={last.at}>{texts.siteTime(site, last.at)}</time>
      </p>
    )
  )
}

const mayCallOff = (context: OwnerContext, { state, site }: FlagPlan): boolean =>
  state !== 'ended' && refusal(context, site) === ''

interface PlanOfCellProps {
  readonly plan: FlagPlan
  /** Unless it is that of all. */
  readonly text: string | undefined
  readonly context: OwnerContext
}

/** One cell of several. */
function PlanOfCell({ plan, text, context }: PlanOfCellProps) {
  const { id, flag, site } = plan
  const name = changeName(useTexts(), [plan])
  return (
    <li className="plan-cell">
      <div>
        <a href={cellPath(flag, site)}>{name}</a>
        {text !== undefined && <p>{text}</p>}
        <Outcome plan={plan} />
      </div>
      {mayCallOff(context, plan) && <CallOff context={context} of={{ id }} plan={name} />}
    </li>
  )
}

interface PlanProps {
  readonly plans: PlanGroup
  readonly context: OwnerContext
}

function Plan({ plans, context }: PlanProps) {
  const texts = useTexts()
  const [first, ...more] = plans
  const { id, batch, flag, site, by, reason } = first
  const name = changeName(texts, plans)
  // Each on the clock of its site.
  const [text, ...others] = new Set(plans.map((plan) => planText(texts, plan)))
  const isCommon = others.length === 0
  return (
    <li className="change" id={`plan-${id}`}>
      <div className="change__what">
        {more.length === 0 ? (
          <a href={cellPath(flag, site)}>{name}</a>
        ) : (
          <details>
            <summary>{name}</summary>
            <ul className="change__cells" role="list">
              {plans.map((plan) => (
                <PlanOfCell
                  key={plan.id}
                  plan={plan}
                  text={isCommon ? undefined : planText(texts, plan)}
                  context={context}
                />
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="change__why">
        {isCommon && (
          <p>
            <strong>{text}</strong>
          </p>
        )}
        <p>{reason}</p>
      </div>
      <div className="change__who small muted">
        <p>{by}</p>
        {more.length === 0 && <Outcome plan={first} />}
      </div>
      <div className="change__end">
        {plans.every((plan) => mayCallOff(context, plan)) && (
          <CallOff
            context={context}
            of={batch === null || more.length === 0 ? { id } : { batch }}
            plan={name}
          />
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
        {groupsOf(plans).map((group) => (
          <Plan key={group[0].id} plans={group} context={context} />
        ))}
      </ol>
    </section>
  )
}

/** The result of calling a scheduled change off, as the address has it. */
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
    const batch = url.searchParams.get('batch')
    const result = await (batch === null
      ? service.callOff(url.searchParams.get('id') ?? '', owner)
      : service.callOffAll(batch, owner))
    return calledOff(texts.t, result, {
      list: url.searchParams.has('back') ? '/' : '/plans',
      query: new URLSearchParams(backOf(context)),
    })
  },
}
