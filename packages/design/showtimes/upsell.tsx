import { SiteLink } from '../site-link.tsx'
import { uniqueKeys } from '../unique-keys.ts'

export interface UpsellData {
  /** "Avant-première", unless a flag already shows that. */
  label?: string | null | undefined
  text?: string | null | undefined
  link?: { href: string; label: string } | null | undefined
}

/** Promotions of the show's day, one line each. */
export function Upsells({ upsells }: { upsells: readonly UpsellData[] }) {
  const keys = uniqueKeys(upsells.map(({ link, text }) => link?.href ?? text ?? ''))
  return upsells.map((upsell, index) => <UpsellLine key={keys[index]} {...upsell} />)
}

function UpsellLine({ label, text, link }: UpsellData) {
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
