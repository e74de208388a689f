import type { Messages } from '../users/messages.ts'

/** Headings, fields and messages of notes on screenings. */
export const noteMessages = {
  note: {
    en: 'Highlighted screening',
    fr: 'Séance mise en avant',
    de: 'Hervorgehobene Vorstellung',
    nl: 'Uitgelichte voorstelling',
  },
  notes: {
    en: 'Highlighted screenings',
    fr: 'Séances mises en avant',
    de: 'Hervorgehobene Vorstellungen',
    nl: 'Uitgelichte voorstellingen',
  },
  title: { en: 'Mark', fr: 'Mention', de: 'Hinweis', nl: 'Vermelding' },
  titleHint: {
    en: 'For example: with the director present.',
    fr: 'Par exemple : en présence de la réalisatrice.',
    de: 'Zum Beispiel: in Anwesenheit der Regisseurin.',
    nl: 'Bijvoorbeeld: in aanwezigheid van de regisseur.',
  },
  description: { en: 'More about it', fr: 'En savoir plus', de: 'Mehr dazu', nl: 'Meer hierover' },
  from: {
    en: 'Screenings from',
    fr: 'Séances à partir du',
    de: 'Vorstellungen ab',
    nl: 'Voorstellingen vanaf',
  },
  to: { en: 'until', fr: 'jusqu’au', de: 'bis', nl: 'tot en met' },
  tags: { en: 'Tags', fr: 'Étiquettes de séance', de: 'Schlagwörter', nl: 'Tags' },
  tagsHint: {
    en: 'Slugs of the site’s tags, for example avp-equipe. They join those of the screening.',
    fr: 'Identifiants des étiquettes du site, par exemple avp-equipe. Ils s’ajoutent à ceux de la séance.',
    de: 'Kürzel der Schlagwörter der Website, zum Beispiel avp-equipe. Sie kommen zu denen der Vorstellung hinzu.',
    nl: 'Aanduidingen van de tags van de site, bijvoorbeeld avp-equipe. Ze komen bij die van de voorstelling.',
  },
  aboutNothing: {
    en: 'Choose a film, a cinema or a span of time: otherwise the note would stand at every screening.',
    fr: 'Choisissez un film, un cinéma ou une période : sinon la mention figurerait à chaque séance.',
    de: 'Wählen Sie einen Film, ein Kino oder einen Zeitraum: Sonst stünde der Hinweis bei jeder Vorstellung.',
    nl: 'Kies een film, een bioscoop of een periode: anders stond de vermelding bij elke voorstelling.',
  },
} as const satisfies Record<string, Messages>
