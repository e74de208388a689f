import { Field } from '@marquee/design/controls/field.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { ReactNode } from 'react'
import { clientArea } from '#config/client-area.ts'
import type { Proposal } from '../../services/accounts/evenings/evening-types.ts'
import { ErrorSummary } from '../faults.tsx'
import { TooManyAttempts, tooManyStatus } from '../guest/messages.tsx'
import type { ClientContext } from '../page.ts'
import { refusedShowtime } from '../showtime-order.tsx'
import { keptToken } from './browser-token.ts'
import { readProposals, showtimesNear, tokenOf } from './offered-showtimes.server.ts'
import { ProposalBox } from './proposal-text.tsx'

const { proposals: amount, name: longest } = clientArea.evenings

export const nameOf = (form: SentForm): string => form.text('name').replace(/\s+/g, ' ').slice(0, longest)

export function NameField({
  context: { t },
  typed,
  error,
}: {
  readonly context: ClientContext
  readonly typed: string
  readonly error?: string | undefined
}) {
  return (
    <Field
      name="name"
      label={t('client-guest:evening.name.label')}
      hint={t('client-guest:evening.name.hint')}
      autoComplete="given-name"
      required
      maxLength={longest}
      defaultValue={typed}
      error={error}
    />
  )
}

interface ProposeShown {
  readonly name?: string
  readonly chosen: ReadonlySet<string>
  readonly errors?: Readonly<Record<string, string>>
  readonly notice?: ReactNode
  readonly status?: number
  readonly retryAfter?: number
}

function proposePage(
  context: ClientContext,
  offered: readonly Proposal[],
  { name = '', chosen, errors = {}, notice, status, retryAfter }: ProposeShown,
): PageResponse {
  const { t } = context
  return {
    kind: 'page',
    status: status ?? (Object.keys(errors).length > 0 ? 422 : 200),
    retryAfter,
    title: t('client-guest:evening.title'),
    lead: t('client-guest:evening.propose.lead'),
    body: (
      <>
        {notice}
        <ErrorSummary context={context} errors={errors} />
        <Form context={context} what="propose">
          <fieldset className="evening__choice" id="showtime" tabIndex={-1}>
            <legend>{t('client-guest:evening.propose.showtimes', amount)}</legend>
            <ul className="evening__list">
              {offered.map((proposal) => (
                <ProposalBox
                  key={tokenOf(proposal)}
                  context={context}
                  name="showtime"
                  value={tokenOf(proposal)}
                  proposal={proposal}
                  checked={chosen.has(tokenOf(proposal))}
                />
              ))}
            </ul>
          </fieldset>
          <NameField context={context} typed={name} error={errors.name} />
          <FormEnd>{t('client-guest:evening.propose.submit')}</FormEnd>
          <p className="small muted">{t('client-guest:evening.privacy')}</p>
        </Form>
      </>
    ),
  }
}

/** The named showtimes, and others near the first. */
async function offeredWith(context: ClientContext, tokens: string): Promise<readonly Proposal[]> {
  const named = await readProposals(context, tokens)
  const [first] = named
  if (!first) return []
  const known = new Set(named.map(tokenOf))
  const near = (await showtimesNear(context, first)).filter((each) => !known.has(tokenOf(each)))
  return [...named, ...near]
}

/** The form with the showtimes of the address, to which others can be added. */
export async function offerProposals(context: ClientContext): Promise<PageResponse> {
  const tokens = context.url.searchParams.get('showtimes') ?? ''
  const offered = await offeredWith(context, tokens)
  if (offered.length === 0) return refusedShowtime(context, 'unknown')
  const chosen = new Set(tokens.split(',').slice(0, amount.most))
  return proposePage(context, offered, { chosen })
}

export async function sendProposals(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { t, accounts, site, requester, href, url } = context
  const chosen = new Set(form.getAll('showtime'))
  const name = nameOf(form)
  const named = await readProposals(context, [...chosen].slice(0, amount.most + 1).join(','))
  const proposals = named.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const again = async (shown: Omit<ProposeShown, 'name' | 'chosen'>) =>
    proposePage(context, await offeredWith(context, url.searchParams.get('showtimes') ?? ''), {
      name,
      chosen,
      ...shown,
    })
  const errors = {
    ...(proposals.length < amount.least || proposals.length > amount.most
      ? { showtime: t('client-guest:evening.propose.fault', amount) }
      : {}),
    ...(name === '' ? { name: t('client-guest:evening.name.fault') } : {}),
  }
  if (Object.keys(errors).length > 0) return again({ errors })
  const { token: browser, cookie } = keptToken(context)
  const outcome = await accounts.evenings.propose(site.id, browser, { name }, proposals, requester)
  if (outcome.kind === 'tooMany') {
    const notice = <TooManyAttempts context={context} seconds={outcome.retryAfterSeconds} />
    return again({ notice, ...tooManyStatus(outcome) })
  }
  return { kind: 'redirect', location: href('evening', { plan: outcome.token }), cookies: [cookie] }
}
