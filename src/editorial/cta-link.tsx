import { ButtonLink, type ButtonLook } from '../components/controls/button.tsx'
import type { CtaModel } from '../page-models/teasers.ts'

const looks = { yellow: 'lit', black: 'solid', booking: 'lit' } as const satisfies Record<
  CtaModel['kind'],
  ButtonLook
>

interface CtaLinkProps {
  readonly cta: CtaModel
  /** What the button is about, for those who hear it alone. */
  readonly about?: string
  /** The page's one place for the filled yellow button, which only a booking may take. */
  readonly leads?: boolean
}

/** A button of the editors. Yellow is light, not paint, unless it books. */
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
      {about && <span className="vh"> {about}</span>}
    </ButtonLink>
  )
}
