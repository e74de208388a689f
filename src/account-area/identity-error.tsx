import { saying } from './guest/words.tsx'
import type { ClientContext, ShownPage } from './page.ts'

/** Why the provider cannot go on, as it names it. */
const situations: Readonly<Record<string, 'expired' | 'unavailable' | 'invalid'>> = {
  expired: 'expired',
  unavailable: 'unavailable',
  invalidRequest: 'invalid',
  unknownTarget: 'invalid',
}

/** What went wrong at the provider, and the way back to the site. */
export function identityErrorPage(
  { t, siteHref }: Pick<ClientContext, 't' | 'siteHref'>,
  code: string,
): ShownPage {
  const situation = (Object.hasOwn(situations, code) ? situations[code] : undefined) ?? 'invalid'
  const ways = [{ label: t('client-doors:identity.back'), href: siteHref() }]
  return saying(
    t(`client-doors:identity.${situation}.title`),
    t(`client-doors:identity.${situation}.lead`),
    ways,
  )
}
