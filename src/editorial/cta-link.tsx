import { ButtonLink, type ButtonLook } from '@marquee/design/controls/button.tsx'
import type { CtaModel } from '../page-models/teasers.ts'

const looks = { yellow: 'lit', black: 'solid', booking: 'lit' } as const satisfies Record<
  CtaModel['kind'],
  ButtonLook
>

interface CtaLinkProps {
  readonly cta: CtaModel
  /** Accessible name, if the text alone is ambiguous. */
  readonly about?: string
  /** The page's primary action, filled yellow; only for bookings. */
  readonly leads?: boolean
}

/** Only bookings are filled yellow. */
export function CtaLink({ cta, about, leads }: CtaLinkProps) {
  const { label, href, external, newTab, kind } = cta
  const books = kind === 'booking'
  return (
    <ButtonLink
      small={!leads}
      href={href}
      external={external}
      newTab={newTab}
      look={books && leads ? 'book' : looks[kind]}
      icon={books ? 'ticket' : undefined}
    >
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
    </ButtonLink>
  )
}
