import { serviceLimits } from '../../../config/service-limits.ts'
import { Form, Notice } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { CallOffResult, FlagPlan } from '../../services/flags/flag-service.ts'
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
  readonly of: Readonly<Record<string, string>>
  readonly label: string
  readonly children: string
}

function CallOff({ context, of, label, children }: CallOffProps) {
  return (
    <Form context={context} className="" action={`/plans/off?${new URLSearchParams(of)}`}>
      <button type="submit" className="btn btn--s" aria-label={label}>
        <span>{children}</span>
      </button>
    </Form>
  )
}

/** The text of all plans, if it is the same on the clock of each. */
function Common({ texts }: { readonly texts: readonly string[] }) {
  return (
    new Set(texts).size === 1 && (
      <p>
        <strong>{texts[0]}</strong>
      </p>
    )
  )
}

function Outcome({ plan }: { readonly plan: FlagPlan }) {
  const texts = useTexts()
  const { site, state, last } = plan
  return (
    state === 'ended' &&
    last && (
      <span className="small muted">
        {outcomeText(texts, plan)}, <time dateTime={last.at}>{texts.siteTime(site, last.at)}</time>
      </span>
    )
  )
}

interface PlanProps<Shown> {
  readonly shown: Shown
  readonly context: OwnerContext
}

const isOpenTo = (context: OwnerContext, { state, site }: FlagPlan): boolean =>
  state !== 'ended' && refusal(context, site) === ''

/** One cell of several. */
function PlanOfCell({ shown: plan, context }: PlanProps<FlagPlan>) {
  const texts = useTexts()
  const { id, flag, site } = plan
  const name = changeName(texts, [plan])
  return (
    <li>
      <a href={cellPath(flag, site)}>{name}</a>
      <p>{planText(texts, plan)}</p>
      <Outcome plan={plan} />
      {isOpenTo(context, plan) && (
        <CallOff context={context} of={{ id }} label={texts.t('plans.callOffOf', { plan: name })}>
          {texts.t('plans.callOff')}
        </CallOff>
      )}
    </li>
  )
}

function Plan({ shown: plans, context }: PlanProps<PlanGroup>) {
  const texts = useTexts()
  const { t } = texts
  const [first, ...more] = plans
  const { id, batch, flag, site, by, reason } = first
  const name = changeName(texts, plans)
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
                <PlanOfCell key={plan.id} shown={plan} context={context} />
              ))}
            </ul>
          </details>
        )}
        <Common texts={plans.map((plan) => planText(texts, plan))} />
      </div>
      <div className="change__why">
        <p>{reason}</p>
      </div>
      <div className="change__who small muted">
        <p>{by}</p>
        {more.length === 0 && <Outcome plan={first} />}
      </div>
      <div className="change__end">
        {more.length === 0 && isOpenTo(context, first) && (
          <CallOff context={context} of={{ id }} label={t('plans.callOffOf', { plan: name })}>
            {t('plans.callOff')}
          </CallOff>
        )}
        {more.length > 0 && batch !== null && plans.every((plan) => isOpenTo(context, plan)) && (
          <CallOff context={context} of={{ batch }} label={t('plans.callAllOffOf', { plan: name })}>
            {t('plans.callAllOff')}
          </CallOff>
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
          <Plan key={group[0].id} shown={group} context={context} />
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
