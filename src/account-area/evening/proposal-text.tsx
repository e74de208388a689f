import { capital, clock } from '@marquee/i18n/format.ts'
import type { Proposal } from '../../services/accounts/evenings/evening-types.ts'
import type { ClientContext } from '../page.ts'

export const whenOf = ({ t, formats }: ClientContext, { startsAt }: Proposal): string =>
  t('client-account:bookings.when', { day: capital(formats.fullDay(startsAt)), time: clock(startsAt) })

export function ProposalText({
  context,
  proposal,
}: {
  readonly context: ClientContext
  readonly proposal: Proposal
}) {
  return (
    <>
      <b>{proposal.showTitle}</b>
      <span className="num small">{whenOf(context, proposal)}</span>
      <span className="small muted">{proposal.cinemaName}</span>
    </>
  )
}

interface ProposalBoxProps {
  readonly context: ClientContext
  readonly name: string
  readonly value: string
  readonly proposal: Proposal
  readonly checked: boolean
}

/** A check box with a showtime as its label. */
export function ProposalBox({ context, name, value, proposal, checked }: ProposalBoxProps) {
  return (
    <li>
      <label className="evening__box">
        <input type="checkbox" name={name} value={value} defaultChecked={checked} />
        <span className="evening__text">
          <ProposalText context={context} proposal={proposal} />
        </span>
      </label>
    </li>
  )
}
