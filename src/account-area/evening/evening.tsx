import { Notice } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { hashToken } from '@marquee/kit/secrets/tokens.ts'
import type {
  AtEvening,
  EveningView,
  HoldRequest,
  Proposal,
} from '../../services/accounts/evenings/evening-types.ts'
import type { TooMany } from '../../services/accounts/refusals.ts'
import { findShowtime } from '../account/ordered-showtime.server.ts'
import { sitePage } from '../account/site-names.server.ts'
import { ErrorSummary } from '../faults.tsx'
import { messagePage, TooManyAttempts, tooManyStatus } from '../guest/messages.tsx'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { bestSeats } from '../seats/auditorium.ts'
import { seatingOf } from '../seats/seating.server.ts'
import { refusedShowtime } from '../showtime-order.tsx'
import { browserToken, keptToken } from './browser-token.ts'
import code from './evening-script.ts?script'
import { EndOfEvening, EveningLead, LinkToPassOn, LiveEvening, OwnAnswer } from './evening-view.tsx'
import { nameOf, offerProposals, sendProposals } from './propose-page.tsx'

const atEvening = (context: ClientContext): AtEvening => ({
  site: context.site.id,
  token: context.url.searchParams.get('plan') ?? '',
  browser: browserToken(context),
})

function unknownEvening({ t, siteHref, ...context }: ClientContext): PageResponse {
  const ways = [
    {
      label: t('client-account:order.programme'),
      href: sitePage({ siteHref, ...context }, 'shows') ?? siteHref(),
    },
  ]
  return messagePage(t('client-guest:evening.title'), t('client-guest:evening.unknown'), ways, 404)
}

interface Shown {
  readonly errors?: Readonly<Record<string, string>>
  /** A key below `evening.problems`. */
  readonly problem?: 'full' | 'settled' | 'few' | 'busy'
  readonly tooMany?: TooMany
}

const seenOf = (evening: EveningView) => hashToken(JSON.stringify(evening)).slice(0, 16)

function eveningPage(context: ClientContext, evening: EveningView, shown: Shown = {}): PageResponse {
  const { t, url, visited, href } = context
  const { errors = {}, problem, tooMany } = shown
  const plan = url.searchParams.get('plan') ?? ''
  const props = { context, evening, link: visited.clientOrigin + href('evening', { plan }) }
  const status = problem ? 409 : Object.keys(errors).length > 0 ? 422 : 200
  return {
    kind: 'page',
    ...(tooMany ? tooManyStatus(tooMany) : { status }),
    title: t('client-guest:evening.title'),
    lead: <EveningLead {...props} />,
    script: { code, options: { 'data-copied': t('client-guest:evening.link.copied') } },
    body: (
      <>
        {tooMany && <TooManyAttempts context={context} seconds={tooMany.retryAfterSeconds} />}
        {problem && <Notice look="wrong" title={t(`client-guest:evening.problems.${problem}`)} />}
        <ErrorSummary context={context} errors={errors} />
        {evening.isHost && <LinkToPassOn {...props} />}
        <LiveEvening {...props} seen={seenOf(evening)} />
        <OwnAnswer {...props} errors={errors} />
        {evening.isHost && <EndOfEvening {...props} />}
      </>
    ),
  }
}

async function again(context: ClientContext, shown: Shown): Promise<PageResponse> {
  const evening = await context.accounts.evenings.find(atEvening(context))
  return evening ? eveningPage(context, evening, shown) : unknownEvening(context)
}

async function show(context: ClientContext): Promise<PageResponse> {
  const { searchParams } = context.url
  if (!searchParams.has('plan')) return offerProposals(context)
  const evening = await context.accounts.evenings.find(atEvening(context))
  if (evening === null) return unknownEvening(context)
  if (searchParams.get('seen') === seenOf(evening))
    return { kind: 'response', response: new Response(null, { status: 204 }) }
  return eveningPage(context, evening)
}

async function answer(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { accounts, t, requester } = context
  const name = nameOf(form)
  if (name === '') return again(context, { errors: { name: t('client-guest:evening.name.fault') } })
  const { token: browser, cookie } = keptToken(context)
  const at = { ...atEvening(context), browser }
  const evening = await accounts.evenings.find(at)
  const choices = form
    .getAll('choice')
    .map(Number)
    .filter((index) => evening?.proposals[index] !== undefined)
  const outcome = await accounts.evenings.answer(at, { name, choices: [...new Set(choices)] }, requester)
  if (outcome.kind === 'tooMany') return again(context, { tooMany: outcome })
  if (outcome.kind === 'joined') return { ...back(context), cookies: [cookie] }
  return outcome.kind === 'unknown' ? unknownEvening(context) : again(context, { problem: outcome.kind })
}

const back = ({ href, url }: ClientContext) =>
  ({
    kind: 'redirect',
    location: href('evening', { plan: url.searchParams.get('plan') ?? '' }),
  }) as const

/** A response if the showtime can no longer be ordered; null without a plan of its auditorium. */
async function holdRequest(
  context: ClientContext,
  { show: film, cinema, startsAt, version }: Proposal,
): Promise<HoldRequest | null | PageResponse> {
  const requested = { show: film, cinema, time: startsAt, version: version ?? undefined, season: '' }
  const found = await findShowtime(context, requested)
  if (typeof found === 'string') return refusedShowtime(context, found)
  const seating = await seatingOf(context, requested, found)
  const { auditoriumName: auditorium, seatCount } = found.showtime
  if (seating === null || auditorium === null) return null
  return {
    showtime: { cinema, auditorium, startsAt },
    capacity: seatCount ?? 0,
    choose: (taken, count) => bestSeats(seating.rows, new Set([...seating.soldElsewhere, ...taken]), count),
  }
}

async function settle(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { accounts, requester } = context
  const at = atEvening(context)
  const evening = await accounts.evenings.find(at)
  const index = Number(form.text('proposal'))
  const proposal = evening?.proposals[index]
  if (!evening?.isHost || !proposal) return unknownEvening(context)
  const hold = await holdRequest(context, proposal)
  if (hold !== null && 'kind' in hold) return hold
  const outcome = await accounts.evenings.settle(at, index, hold, requester)
  if (outcome.kind === 'settled') return back(context)
  if (outcome.kind === 'tooMany') return again(context, { tooMany: outcome })
  return outcome.kind === 'unknown' ? unknownEvening(context) : again(context, { problem: outcome.kind })
}

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { evenings } = context.accounts
  switch (form.get('what')) {
    case 'propose':
      return sendProposals(context, form)
    case 'answer':
      return answer(context, form)
    case 'settle':
      return settle(context, form)
    case 'release':
      await evenings.release(atEvening(context))
      return back(context)
    case 'close':
      await evenings.close(atEvening(context))
      return back(context)
    default:
      return show(context)
  }
}

/** Friends choose a showtime of several by a link, without an account, and order seats beside each other. */
export const evening: ClientAreaPage = {
  kind: 'guest',
  exists: ({ site, flags }) => flags.evenings && site.links.orderTunnel.startsWith('/'),
  get: show,
  post: send,
}
