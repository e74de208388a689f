import { giftCard, giftCardAmounts } from '#config/gift-card.ts'
import type { AmountModel, CaptchaModel, DesignName, HelpLinks } from '../page-models/cards.ts'
import { type Composition, optional } from './composition.server.ts'
import { pathOf, pathOfAlways } from './links.ts'

/** reCAPTCHA needs the site's key from the settings; the built-in puzzle otherwise. */
export async function captchaOf(composition: Composition): Promise<CaptchaModel> {
  const { api, edition } = composition
  const settings = await optional(composition, api.settings({ language: edition.language }))
  return settings?.captchaKey ? { name: 'recaptcha', key: settings.captchaKey } : { name: 'puzzle' }
}

export const helpLinks = ({ edition }: Pick<Composition, 'edition'>): HelpLinks => ({
  cinemasHref: pathOfAlways(edition, 'cinemas'),
  helpHref: pathOf(edition, 'help'),
})

export const designs: readonly DesignName[] = giftCard.designs

export const amountsOf = ({
  edition,
  formats,
}: Pick<Composition, 'edition' | 'formats'>): readonly AmountModel[] =>
  giftCardAmounts(edition.site.currency).map((value) => ({ value, label: formats.price(value) }))
