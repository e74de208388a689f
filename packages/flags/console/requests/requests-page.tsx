import { Form, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { ChangeRequest, DecisionRefusal } from '../../service/flag-service.ts'
import { cellPath } from '../cell/cell-state.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { useTexts } from '../texts/console-texts.ts'
import { InstantText } from '../texts/when.tsx'
import { SLOT, WithElement } from '../texts/with-element.tsx'
import { allowedDecisions, type RequestState, requestState } from './request-state.ts'

interface RequestProps {
  readonly context: OwnerContext
  readonly request: ChangeRequest
  readonly state: RequestState
}

/** The one who requested withdraws what others refuse. */
function Decision({ context, request }: Omit<RequestProps, 'state'>) {
  const { t, siteName, flagTitle } = useTexts()
  const allowed = allowedDecisions(request, context.owner)
  const name = `${flagTitle(request.flag)}, ${siteName(request.site)}`
  if (allowed.length === 0) return <p className="small muted">{t('requests.notYours')}</p>
  const isOwn = !allowed.includes('approve')
  return (
    <Form context={context} action="/requests">
      <input type="hidden" name="request" value={request.id} />
      {isOwn && <p className="small muted">{t('requests.own')}</p>}
      <div className="request-end">
        {allowed.map((decision) => {
          const word = isOwn ? 'withdraw' : decision
          return (
            <button
              key={decision}
              type="submit"
              name="decision"
              value={decision}
              className={decision === 'approve' ? 'btn btn--s btn--solid' : 'btn btn--s'}
              aria-label={t(`requests.${word}Of`, { name })}
            >
              <span>{t(`requests.${word}`)}</span>
            </button>
          )
        })}
      </div>
    </Form>
  )
}

function Request({ context, request, state }: RequestProps) {
  const { t, siteName, valueText, flagTitle } = useTexts()
  const { id, flag, site, before, value, reason, by, at, expiresAt, decision } = request
  return (
    <li className="change" id={`request-${id}`}>
      <div className="change__what">
        <a href={cellPath(flag, site)}>{`${flagTitle(flag)}, ${siteName(site)}`}</a>
        <p>
          {valueText(before)} <span aria-hidden="true">→</span>
          <span className="visually-hidden">{t('history.to')}</span> <strong>{valueText(value)}</strong>
        </p>
      </div>
      <div className="change__why">
        <p>{reason}</p>
        <p className="small muted">
          {by.name}, <InstantText at={at} />
        </p>
      </div>
      <p className="change__who small muted">
        <span className="console-tag">{t(`requests.states.${state}`)}</span>
        <br />
        {state === 'open' && (
          <WithElement text={t('requests.until', { at: SLOT })}>
            <InstantText at={expiresAt} />
          </WithElement>
        )}
        {decision && (
          <>
            {decision.by}, <InstantText at={decision.at} />
          </>
        )}
      </p>
      <div className="change__end">
        {state === 'open' && <Decision context={context} request={request} />}
      </div>
    </li>
  )
}

interface Outcome {
  readonly refused?: DecisionRefusal
  readonly status?: number
}

async function requestsPage(
  context: OwnerContext,
  { refused, status = 200 }: Outcome = {},
): Promise<ShownPage> {
  const { service, url, now } = context
  const { t } = context.texts
  const [rows, requests] = await Promise.all([service.rows(), service.requests()])
  const shown = requests.map((request) => ({ request, state: requestState(request, { rows, now }) }))
  const sorted = [
    ...shown.filter(({ state }) => state === 'open'),
    ...shown.filter(({ state }) => state !== 'open'),
  ]
  const done = (['requested', 'approved', 'declined'] as const).find(
    (each) => each === url.searchParams.get('done'),
  )
  return {
    kind: 'page',
    status,
    title: t('requests.title'),
    lead: t('requests.lead'),
    wide: true,
    body: (
      <>
        {done && <Notice look="done" title={t(`requests.done.${done}`)} />}
        {refused && <Notice look="wrong" title={t(`requests.refusals.${refused}`)} />}
        {sorted.length === 0 && <p className="console-empty">{t('requests.none')}</p>}
        <ol className="changes" role="list">
          {sorted.map((each) => (
            <Request key={each.request.id} context={context} {...each} />
          ))}
        </ol>
      </>
    ),
  }
}

const statuses: Readonly<Record<DecisionRefusal, number>> = {
  unknown: 404,
  notAllowed: 403,
  own: 403,
  decided: 409,
  expired: 409,
  outdated: 409,
}

async function decide(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const decision = form.text('decision') === 'approve' ? 'approve' : 'decline'
  const result = await context.service.decide(form.text('request'), decision, context.owner)
  if (result.kind !== 'refused') return { kind: 'redirect', location: `/requests?done=${result.kind}` }
  return requestsPage(context, { refused: result.why, status: statuses[result.why] })
}

/** Changes that wait for a second owner, and what became of them. */
export const requests: OwnerPage = {
  needs: 'viewer',
  get: (context) => requestsPage(context),
  post: decide,
}
