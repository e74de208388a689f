import type { Language } from '../../../config/types.ts'

const en = {
  welcome: 'Welcome',
  welcomeName: 'Welcome, {name}',
  changed: 'Last changed',
  nothingChanged: 'Nothing has been written yet.',
  planned: 'Planned next',
  nothingPlanned: 'Nothing is planned.',
  unsent: 'Not on the site yet',
  allSent: 'The sites have everything that is public.',
  waiting: 'On its way.',
  more: 'Show all {count}',
  open: 'To be looked at',
  counting: 'counting …',
  notChecked: 'not checked yet',
  languagesAre: '{languages}: {state}',
  missing: 'not written',
  behind: 'behind',
  draft: 'not public',
  public: 'public',
  contents: 'All content',
  create: 'Create new: {kind}',
}

export type DashboardMessages = Readonly<typeof en>

const fr: DashboardMessages = {
  welcome: 'Bienvenue',
  welcomeName: 'Bienvenue, {name}',
  changed: 'Dernières modifications',
  nothingChanged: 'Rien n’a encore été écrit.',
  planned: 'Prochaines publications',
  nothingPlanned: 'Rien n’est programmé.',
  unsent: 'Pas encore sur le site',
  allSent: 'Les sites ont reçu tout ce qui est publié.',
  waiting: 'En cours d’envoi.',
  more: 'Tout afficher ({count})',
  open: 'À vérifier',
  counting: 'calcul en cours…',
  notChecked: 'pas encore vérifiés',
  languagesAre: '{languages}\u202f: {state}',
  missing: 'à rédiger',
  behind: 'en retard',
  draft: 'hors ligne',
  public: 'en ligne',
  contents: 'Tous les contenus',
  create: 'Créer\u202f: {kind}',
}

const de: DashboardMessages = {
  welcome: 'Willkommen',
  welcomeName: 'Willkommen, {name}',
  changed: 'Zuletzt geändert',
  nothingChanged: 'Es ist noch nichts geschrieben.',
  planned: 'Als Nächstes geplant',
  nothingPlanned: 'Es ist nichts geplant.',
  unsent: 'Noch nicht auf der Website',
  allSent: 'Die Websites haben alles, was öffentlich ist.',
  waiting: 'Unterwegs.',
  more: 'Alle {count} anzeigen',
  open: 'Zu prüfen',
  counting: 'wird gezählt …',
  notChecked: 'noch nicht geprüft',
  languagesAre: '{languages}: {state}',
  missing: 'nicht geschrieben',
  behind: 'veraltet',
  draft: 'nicht öffentlich',
  public: 'öffentlich',
  contents: 'Alle Inhalte',
  create: 'Neu erstellen: {kind}',
}

const nl: DashboardMessages = {
  welcome: 'Welkom',
  welcomeName: 'Welkom, {name}',
  changed: 'Laatst gewijzigd',
  nothingChanged: 'Er is nog niets geschreven.',
  planned: 'Binnenkort gepland',
  nothingPlanned: 'Er is niets gepland.',
  unsent: 'Nog niet op de site',
  allSent: 'De sites hebben alles wat gepubliceerd is.',
  waiting: 'Onderweg.',
  more: 'Alle {count} tonen',
  open: 'Na te kijken',
  counting: 'wordt geteld …',
  notChecked: 'nog niet gecontroleerd',
  languagesAre: '{languages}: {state}',
  missing: 'niet geschreven',
  behind: 'verouderd',
  draft: 'niet online',
  public: 'online',
  contents: 'Alle inhoud',
  create: 'Nieuw: {kind}',
}

const all: Readonly<Record<Language, DashboardMessages>> = { en, fr, de, nl }

/** What the start page says in the language of the interface. */
export const dashboardMessages = (language: Language): DashboardMessages => all[language]
