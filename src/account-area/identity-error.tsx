import type { ShownPage } from '@marquee/forms/page.ts'
import { messagePage } from './guest/messages.tsx'
import type { ClientContext } from './page.ts'

/** Situations by the provider's error code. */
const situations: Readonly<Record<string, 'expired' | 'unavailable' | 'refused' | 'tooMany' | 'invalid'>> = {
  expired: 'expired',
  unavailable: 'unavailable',
  refused: 'refused',
  tooMany: 'tooMany',
  invalidRequest: 'invalid',
  unknownTarget: 'invalid',
}

export function identityErrorPage(
  { t, siteHref }: Pick<ClientContext, 't' | 'siteHref'>,
  code: string,
): ShownPage {
  const situation = (Object.hasOwn(situations, code) ? situations[code] : undefined) ?? 'invalid'
  const ways = [{ label: t('client-guest:identity.back'), href: siteHref() }]
  return messagePage(
    t(`client-guest:identity.${situation}.title`),
    t(`client-guest:identity.${situation}.lead`),
    ways,
  )
}
