import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Form, FormEnd, Notice, Submit } from '@marquee/forms/form.tsx'
import { clock } from '@marquee/i18n/format.ts'
import { clientArea } from '#config/client-area.ts'
import { wallClock } from '#models/site-clock.ts'
import type { EveningView, FriendView, Proposal } from '../../services/accounts/evenings/evening-types.ts'
import { namedShowtime } from '../order-address.ts'
import type { ClientContext } from '../page.ts'
import { tokenOf } from './offered-showtimes.server.ts'
import { ProposalBox, ProposalText, whenOf } from './proposal-text.tsx'
import { NameField } from './propose-page.tsx'

const { holdMinutes } = clientArea.evenings

export interface EveningProps {
  readonly context: ClientContext
  readonly evening: EveningView
  /** Address of the page, which is the link. */
  readonly link: string
}

const namesOf = ({ language }: ClientContext, friends: readonly FriendView[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(friends.map(({ name }) => name))

const hour = ({ site }: ClientContext, seconds: number): string =>
  clock(wallClock(site.timeZone, seconds * 1_000))

/** A POST form that is one button. */
function Press({
  context,
  what,
  proposal,
  look = 'plain',
  children,
}: Pick<EveningProps, 'context'> & {
  readonly what: string
  readonly proposal?: number
  readonly look?: 'plain' | 'solid'
  readonly children: string
}) {
  return (
    <Form context={context} what={what} className="evening__press">
      {proposal !== undefined && <input type="hidden" name="proposal" value={proposal} />}
      <Submit look={look}>{children}</Submit>
    </Form>
  )
}

function Votes({ context, evening: { proposals, friends, isHost } }: EveningProps) {
  const { t } = context
  const votes = proposals.map((_, index) => friends.filter(({ choices }) => choices.includes(index)))
  const most = Math.max(...votes.map((each) => each.length))
  return (
    <>
      <p className="muted" role="status">
        {t('client-guest:evening.answered', { count: friends.length, names: namesOf(context, friends) })}
      </p>
      <ol className="evening__list">
        {proposals.map((proposal, index) => {
          const coming = votes[index] ?? []
          return (
            <li
              key={tokenOf(proposal)}
              className="evening__vote"
              data-first={coming.length === most || undefined}
            >
              <span className="evening__text">
                <ProposalText context={context} proposal={proposal} />
                <meter min={0} max={friends.length} value={coming.length} aria-hidden="true" />
                <span className="small num">
                  {t('client-guest:evening.votes', { count: coming.length, names: namesOf(context, coming) })}
                </span>
              </span>
              {isHost && coming.length > 0 && (
                <Press context={context} what="settle" proposal={index}>
                  {t('client-guest:evening.settle')}
                </Press>
              )}
            </li>
          )
        })}
      </ol>
      {isHost && (
        <p className="small muted">{t('client-guest:evening.settleHint', { count: holdMinutes })}</p>
      )}
    </>
  )
}

/** Held, booked, or none. */
function seatText(context: ClientContext, { seats, heldUntil }: FriendView): string {
  const { t } = context
  if (seats.length === 0) return t('client-guest:evening.seat.none')
  const values = { count: seats.length, seats: seats.join(', ') }
  return heldUntil === null
    ? t('client-guest:evening.seat.booked', values)
    : t('client-guest:evening.seat.held', { ...values, time: hour(context, heldUntil) })
}

function orderHref(
  { href, session }: ClientContext,
  { show, cinema, startsAt, version }: Proposal,
  hold?: string,
) {
  const requested = { show, cinema, time: startsAt, version: version ?? undefined, season: '', hold }
  return href(session === null ? 'guest-order' : 'order', { ...namedShowtime(requested), seats: '1' })
}

function OwnSeat({
  context,
  proposal,
  friend,
}: Pick<EveningProps, 'context'> & { readonly proposal: Proposal; readonly friend: FriendView | undefined }) {
  const { t } = context
  const held = friend !== undefined && friend.heldUntil !== null
  if (friend && friend.seats.length > 0 && !held)
    return <Notice look="done" title={seatText(context, friend)} />
  return (
    <div className="evening__own">
      <p>
        {held
          ? t('client-guest:evening.yours', {
              seat: friend.seats.join(', '),
              time: hour(context, friend.heldUntil),
            })
          : t('client-guest:evening.noHold')}
      </p>
      <p className="row">
        <ButtonLink look="book" external href={orderHref(context, proposal, held ? friend.id : undefined)}>
          {t('client-guest:evening.order')}
        </ButtonLink>
        {held && (
          <Press context={context} what="release">
            {t('client-guest:evening.release')}
          </Press>
        )}
      </p>
    </div>
  )
}

function Settled({ context, evening, proposal }: EveningProps & { readonly proposal: Proposal }) {
  const { t } = context
  const { friends, chosen, own, holdable } = evening
  const coming = friends.filter(({ choices }) => chosen !== null && choices.includes(chosen))
  return (
    <>
      <p className="evening__text evening__chosen">
        <ProposalText context={context} proposal={proposal} />
      </p>
      <OwnSeat context={context} proposal={proposal} friend={friends.find(({ id }) => id === own)} />
      <ul className="evening__seats" aria-label={t('client-guest:evening.seats')}>
        {coming.map((friend) => (
          <li key={friend.id}>
            <b>{friend.name}</b> <span className="num small muted">{seatText(context, friend)}</span>
          </li>
        ))}
      </ul>
      {holdable > 0 && chosen !== null && (
        <Press context={context} what="settle" proposal={chosen}>
          {t('client-guest:evening.again', { count: holdable })}
        </Press>
      )}
    </>
  )
}

/** The part of the page that a script renews while it is open. */
export function LiveEvening(props: EveningProps & { readonly seen: string }) {
  const { evening, seen } = props
  const chosen = evening.chosen === null ? undefined : evening.proposals[evening.chosen]
  return (
    <section className="evening" data-part="live" data-seen={seen} data-stage={chosen ? 'settled' : 'open'}>
      {chosen ? <Settled {...props} proposal={chosen} /> : <Votes {...props} />}
    </section>
  )
}

/** Own answer; empty once the showtime is chosen. */
export function OwnAnswer({
  context,
  evening,
  errors,
}: EveningProps & { readonly errors: Readonly<Record<string, string>> }) {
  const { t } = context
  const { proposals, friends, own, chosen } = evening
  const friend = friends.find(({ id }) => id === own)
  return (
    <div data-part="answer">
      {chosen === null && (
        <Form context={context} what="answer">
          <h2 className="h3">{t(friend ? 'client-guest:evening.change' : 'client-guest:evening.join')}</h2>
          <NameField context={context} typed={friend?.name ?? ''} error={errors.name} />
          <fieldset className="evening__choice">
            <legend>{t('client-guest:evening.when')}</legend>
            <ul className="evening__list">
              {proposals.map((proposal, index) => (
                <ProposalBox
                  key={tokenOf(proposal)}
                  context={context}
                  name="choice"
                  value={String(index)}
                  proposal={proposal}
                  checked={friend?.choices.includes(index) ?? false}
                />
              ))}
            </ul>
          </fieldset>
          <FormEnd>
            {t(friend ? 'client-guest:evening.changeSubmit' : 'client-guest:evening.joinSubmit')}
          </FormEnd>
          <p className="small muted">{t('client-guest:evening.privacy')}</p>
        </Form>
      )}
    </div>
  )
}

/** The link to pass on. */
export function LinkToPassOn({ context: { t }, link }: EveningProps) {
  return (
    <section className="evening__host">
      <h2 className="h3">{t('client-guest:evening.link.title')}</h2>
      <p className="muted small">{t('client-guest:evening.link.text')}</p>
      <p className="evening__link">
        <input
          id="link"
          className="field"
          readOnly
          value={link}
          aria-label={t('client-guest:evening.link.title')}
        />
        <button type="button" className="btn btn--s js" data-copy="">
          {t('client-guest:evening.link.copy')}
        </button>
      </p>
    </section>
  )
}

export const EndOfEvening = ({ context }: EveningProps) => (
  <Press context={context} what="close">
    {context.t('client-guest:evening.close')}
  </Press>
)

export function EveningLead({ context, evening: { chosen, proposals, friends } }: EveningProps) {
  const { t } = context
  const proposal = chosen === null ? undefined : proposals[chosen]
  const host = friends[0]?.name ?? ''
  return (
    <p data-part="lead">
      {proposal
        ? t('client-guest:evening.settledLead', { host, when: whenOf(context, proposal) })
        : t('client-guest:evening.openLead', { host })}
    </p>
  )
}
