/** What editors read of previews, in the languages of the interface. */
export const previewMessages = {
  asOf: {
    en: 'Show the site as of …',
    fr: 'Afficher le site au…',
    de: 'Website anzeigen zum …',
    nl: 'Toon de site op …',
  },
  time: {
    en: 'Date and time at the site',
    fr: 'Date et heure du site',
    de: 'Datum und Uhrzeit der Website',
    nl: 'Datum en tijd van de site',
  },
  drafts: { en: 'With drafts', fr: 'Avec les brouillons', de: 'Mit Entwürfen', nl: 'Met concepten' },
  open: { en: 'Open the page', fr: 'Ouvrir la page', de: 'Seite öffnen', nl: 'Pagina openen' },
} as const
