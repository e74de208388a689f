import { Icon } from '@marquee/design/brand/icon.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Notice } from '@marquee/forms/form.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import type { TooMany } from '../../services/accounts/refusals.ts'
import type { ClientContext } from '../page.ts'

const SECONDS_OF_A_MINUTE = 60

/** `12 minutes`, at least one. */
export function minutesText({ t }: Pick<ClientContext, 't'>, seconds: number): string {
  return t('client-guest:form.minutes', { count: Math.max(1, Math.ceil(seconds / SECONDS_OF_A_MINUTE)) })
}

/** Status and header of a page with `TooManyAttempts`. */
export const tooManyStatus = ({ of, retryAfterSeconds }: TooMany) => ({
  status: of === 'process' ? 503 : 429,
  retryAfter: retryAfterSeconds,
})

export function TooManyAttempts({
  context,
  seconds,
}: {
  readonly context: ClientContext
  readonly seconds: number
}) {
  const { t } = context
  return (
    <Notice look="wrong" title={t('client-guest:tooMany.title')}>
      <p>{t('client-guest:tooMany.text', { minutes: minutesText(context, seconds) })}</p>
    </Notice>
  )
}

const gains = { favourites: 'star', wishlist: 'heart', ratings: 'film', bookings: 'ticket' } as const

export function Gains({ context: { t, flags } }: { readonly context: ClientContext }) {
  const names = (['favourites', 'wishlist', 'ratings', 'bookings'] as const).filter(
    (name) => name !== 'favourites' || flags.favouriteCinemas,
  )
  return (
    <section className="client-gains dark">
      <h2>{t('client-guest:gains.title')}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Icon name={gains[name]} />
            {t(`client-guest:gains.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WayOn {
  readonly label: string
  readonly href: string
}

/** A page with a message and links; the first is the primary one. */
export function messagePage(title: string, lead: string, ways: readonly WayOn[], status = 200): ShownPage {
  return {
    kind: 'page',
    status,
    title,
    lead,
    body: (
      <p className="form-end">
        {ways.map(({ label, href }, index) => (
          <ButtonLink key={href} look={index === 0 ? 'solid' : 'plain'} external href={href}>
            {label}
          </ButtonLink>
        ))}
      </p>
    ),
  }
}

/** The page of a link that is expired, used or unknown. */
export function uselessLink(
  { t, href }: ClientContext,
  kind: 'expired' | 'used' | 'unknown',
  requestPath: string,
): ShownPage {
  const requestAgain = { label: t('client-guest:link.request'), href: href(requestPath) }
  const signIn = { label: t('client-guest:link.signIn'), href: href('sign-in') }
  const ways = kind === 'used' ? [signIn, requestAgain] : [requestAgain, signIn]
  return messagePage(
    t(`client-guest:link.${kind}.title`),
    t(`client-guest:link.${kind}.lead`),
    ways,
    kind === 'unknown' ? 404 : 410,
  )
}
