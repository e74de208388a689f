import { Form, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { CallOffResult, ScheduledFlagChange } from '../../service/flag-service.ts'
import { cellPath, refusal } from '../cell/cell-state.ts'
import { backOf } from '../matrix/filters.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { changeName } from '../texts/changes.tsx'
import { useTexts } from '../texts/console-texts.ts'
import type { TranslateText } from '../texts/translate.ts'
import { outcomeText, scheduledText } from './scheduled-text.ts'

const days = serviceLimits.flags.endedScheduledDays

/** Scheduled changes of several cells that were made at once. */
type ScheduledGroup = readonly [ScheduledFlagChange, ...ScheduledFlagChange[]]

const groupsOf = (changes: readonly ScheduledFlagChange[]): readonly ScheduledGroup[] =>
  [...Map.groupBy(changes, ({ batch, id }) => batch ?? id).values()].flatMap(([first, ...more]) =>
    first ? [[first, ...more]] : [],
  )

interface CallOffProps {
  readonly context: OwnerContext
  /** Parameter of the address, and its value. */
  readonly of: Readonly<Record<string, string>>
  readonly change: string
}

function CallOff({ context, of, change }: CallOffProps) {
  const { t } = useTexts()
  return (
    <Form context={context} className="" action={`/scheduled/off?${new URLSearchParams(of)}`}>
      <button type="submit" className="btn btn--s" aria-label={t('scheduled.callOffOf', { change })}>
        <span>{t('scheduled.callOff')}</span>
      </button>
    </Form>
  )
}

function Outcome({ change }: { readonly change: ScheduledFlagChange }) {
  const texts = useTexts()
  const { site, state, last } = change
  return (
    state === 'ended' &&
    last && (
      <p className="small muted">
        {outcomeText(texts, change)}, <time dateTime={last.at}>{texts.siteTime(site, last.at)}</time>
      </p>
    )
  )
}

const mayCallOff = (context: OwnerContext, { state, site }: ScheduledFlagChange): boolean =>
  state !== 'ended' && refusal(context, site) === ''

interface ScheduledOfCellProps {
  readonly change: ScheduledFlagChange
  /** Unless it is that of all. */
  readonly text: string | undefined
  readonly context: OwnerContext
}

/** One cell of several. */
function ScheduledOfCell({ change, text, context }: ScheduledOfCellProps) {
  const { id, flag, site } = change
  const name = changeName(useTexts(), [change])
  return (
    <li className="scheduled-cell">
      <div>
        <a href={cellPath(flag, site)}>{name}</a>
        {text !== undefined && <p>{text}</p>}
        <Outcome change={change} />
      </div>
      {mayCallOff(context, change) && <CallOff context={context} of={{ id }} change={name} />}
    </li>
  )
}

interface ScheduledProps {
  readonly changes: ScheduledGroup
  readonly context: OwnerContext
}

function ScheduledItem({ changes, context }: ScheduledProps) {
  const texts = useTexts()
  const [first, ...more] = changes
  const { id, batch, flag, site, by, reason } = first
  const name = changeName(texts, changes)
  // Each on the clock of its site.
  const [text, ...others] = new Set(changes.map((change) => scheduledText(texts, change)))
  const isCommon = others.length === 0
  return (
    <li className="change" id={`scheduled-${id}`}>
      <div className="change__what">
        {more.length === 0 ? (
          <a href={cellPath(flag, site)}>{name}</a>
        ) : (
          <details>
            <summary>{name}</summary>
            <ul className="change__cells" role="list">
              {changes.map((change) => (
                <ScheduledOfCell
                  key={change.id}
                  change={change}
                  text={isCommon ? undefined : scheduledText(texts, change)}
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
        {more.length === 0 && <Outcome change={first} />}
      </div>
      <div className="change__end">
        {changes.every((change) => mayCallOff(context, change)) && (
          <CallOff
            context={context}
            of={batch === null || more.length === 0 ? { id } : { batch }}
            change={name}
          />
        )}
      </div>
    </li>
  )
}

interface ScheduledListProps {
  readonly id: string
  readonly title: string
  readonly empty: string
  readonly changes: readonly ScheduledFlagChange[]
  readonly context: OwnerContext
}

function ScheduledList({ id, title, empty, changes, context }: ScheduledListProps) {
  return (
    <section className="console-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {changes.length === 0 && <p className="console-empty">{empty}</p>}
      <ol className="changes" role="list">
        {groupsOf(changes).map((group) => (
          <ScheduledItem key={group[0].id} changes={group} context={context} />
        ))}
      </ol>
    </section>
  )
}

/** The result of calling a scheduled change off, as the address has it. */
export function CalledOff({ result }: { readonly result: string | null }) {
  const { t } = useTexts()
  if (result === 'done') return <Notice look="done" title={t('scheduled.calledOff')} />
  return result === 'over' ? <Notice look="info" title={t('scheduled.over')} /> : null
}

async function show(context: OwnerContext): Promise<ShownPage> {
  const { service, url } = context
  const { t } = context.texts
  const [next, ended] = await Promise.all([service.openScheduled({}), service.endedScheduled({})])
  return {
    kind: 'page',
    title: t('scheduled.title'),
    lead: t('scheduled.lead', { days }),
    wide: true,
    body: (
      <>
        <CalledOff result={url.searchParams.get('off')} />
        <ScheduledList
          id="next"
          title={t('scheduled.next')}
          empty={t('scheduled.none')}
          changes={next}
          context={context}
        />
        <ScheduledList
          id="ended"
          title={t('scheduled.ended')}
          empty={t('scheduled.noneEnded')}
          changes={ended}
          context={context}
        />
      </>
    ),
  }
}

export const scheduledPage: OwnerPage = { needs: 'viewer', get: show }

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
      title: t('scheduled.title'),
      body: <Notice look="wrong" title={t('cell.refusals.notAllowed')} />,
    }
  query.set('off', result === 'calledOff' ? 'done' : 'over')
  return { kind: 'redirect', location: `${list}?${query}` }
}

export const callOffPage: OwnerPage = {
  needs: 'viewer',
  get: () => ({ kind: 'redirect', location: '/scheduled' }),
  async post(context) {
    const { service, owner, url, texts } = context
    const batch = url.searchParams.get('batch')
    const result = await (batch === null
      ? service.callOff(url.searchParams.get('id') ?? '', owner)
      : service.callOffAll(batch, owner))
    return calledOff(texts.t, result, {
      list: url.searchParams.has('back') ? '/' : '/scheduled',
      query: new URLSearchParams(backOf(context)),
    })
  },
}
