import { SiteLink } from '../site-link.tsx'

export interface UpsellData {
  /** "Avant-première", where no flag says it already. */
  label?: string | null | undefined
  text?: string | null | undefined
  link?: { href: string; label: string } | null | undefined
}

/** What is offered with a show on this very day: one line, and a way there. */
export function UpsellLine({ label, text, link }: UpsellData) {
  return (
    <p className="upsell">
      {label && <b>{label} </b>}
      {text && <span>{text} </span>}
      {link && (
        <SiteLink className="link small" to={link.href}>
          {link.label}
        </SiteLink>
      )}
    </p>
  )
}
