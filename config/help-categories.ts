import type { PerLanguage } from './types.ts'

type HelpIcon = 'calendar' | 'card' | 'film' | 'info' | 'route' | 'screen' | 'tag' | 'ticket' | 'user'

export interface HelpCategoryConfig {
  /** The content source and addresses use the same id. */
  readonly id: string
  readonly icon: HelpIcon
  readonly names: PerLanguage<string>
}

/** The help page shows the categories in this order. */
export const helpCategoriesBySite = {
  fr: [
    { id: 'online-booking', icon: 'ticket', names: { fr: 'Réserver en ligne', en: 'Booking online' } },
    { id: 'programming', icon: 'calendar', names: { fr: 'Films et programme', en: 'Films and programme' } },
    { id: 'subscription', icon: 'card', names: { fr: 'L’abonnement', en: 'The subscription' } },
    { id: 'home-cinema', icon: 'screen', names: { fr: 'Le cinéma à la maison', en: 'Cinema at home' } },
    { id: 'your-account', icon: 'user', names: { fr: 'Votre compte', en: 'Your account' } },
    { id: 'cinema-experience', icon: 'film', names: { fr: 'Au cinéma', en: 'At the cinema' } },
  ],
  nl: [
    { id: 'tickets', icon: 'ticket', names: { nl: 'Kaartjes', en: 'Tickets' } },
    {
      id: 'club-subscriptions',
      icon: 'card',
      names: { nl: 'Club en abonnementen', en: 'Club and subscriptions' },
    },
    {
      id: 'vouchers-and-gift-cards',
      icon: 'tag',
      names: { nl: 'Vouchers en cadeaukaarten', en: 'Vouchers and gift cards' },
    },
    { id: 'streaming', icon: 'screen', names: { nl: 'Films thuis', en: 'Films at home' } },
    { id: 'film-information', icon: 'info', names: { nl: 'Over de films', en: 'About the films' } },
    { id: 'plan-your-visit', icon: 'route', names: { nl: 'Je bezoek', en: 'Your visit' } },
  ],
} as const satisfies Readonly<Record<string, readonly HelpCategoryConfig[]>>

/** Empty for a site without help centre. */
export function helpCategoriesOf(site: string): readonly HelpCategoryConfig[] {
  const bySite: Readonly<Record<string, readonly HelpCategoryConfig[]>> = helpCategoriesBySite
  return bySite[site] ?? []
}
