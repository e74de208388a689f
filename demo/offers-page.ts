import { pagePath } from './page-paths.ts'
import type { Text } from './site-text.ts'
import type { DemoTask } from './task.ts'

const title: Text = {
  fr: 'Le cinéma à bon prix',
  en: 'Cinema at a good price',
  de: 'Kino zum guten Preis',
  nl: 'Film voor een goede prijs',
}
const subtitle: Text = {
  fr: 'Toutes nos offres, du lundi au dimanche',
  en: 'All our offers, Monday to Sunday',
  de: 'Alle Angebote, von Montag bis Sonntag',
  nl: 'Al onze aanbiedingen, van maandag tot zondag',
}
const description: Text = {
  fr: '<p>Un lundi pas cher, un canapé pour deux, une nuit entière de films : choisissez la vôtre, le reste suit.</p>',
  en: '<p>A cheap Monday, a sofa for two, a whole night of films: choose yours, the rest follows.</p>',
  de: '<p>Ein günstiger Montag, ein Sofa zu zweit, eine ganze Nacht voller Filme: Wählen Sie aus, der Rest ergibt sich.</p>',
  nl: '<p>Een goedkope maandag, een bank voor twee, een hele nacht film: kies er een, de rest volgt vanzelf.</p>',
}
const restriction: Text = {
  fr: '<p>Offres non cumulables entre elles. Suppléments des formats et des places Duo en sus.</p>',
  en: '<p>Offers cannot be combined. Supplements for formats and Duo seats apply.</p>',
  de: '<p>Angebote nicht kumulierbar. Zuschläge für Formate und Duo-Plätze kommen hinzu.</p>',
  nl: '<p>Aanbiedingen zijn niet te combineren. Toeslagen voor formaten en Duo-plaatsen komen erbij.</p>',
}
const book: Text = {
  fr: 'Réserver une séance',
  en: 'Book a screening',
  de: 'Vorstellung buchen',
  nl: 'Boek een voorstelling',
}
const cards: Text = {
  fr: 'Voir les e-cartes',
  en: 'See the e-cards',
  de: 'Zu den E-Cards',
  nl: 'Bekijk de e-cards',
}

const button = (label: string, url: string | undefined, kind: 'booking' | 'black') =>
  url === undefined ? null : { label, url, newTab: false, kind }

export function offersPage(task: DemoTask): Record<string, unknown> {
  const { language, pictures } = task
  return {
    title: title[language],
    subtitle: subtitle[language],
    description: description[language].replace(' :', '\u00a0:'),
    restriction: restriction[language],
    cta: button(book[language], pagePath(task, 'shows'), 'booking'),
    infoCta: button(cards[language], pagePath(task, 'ecards5'), 'black'),
    logo: null,
    backdrop: pictures.editorial('crowd'),
    blockOrder: ['temporary', 'promotion', 'event', 'ecards'],
  }
}
