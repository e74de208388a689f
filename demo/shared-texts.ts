import type { Text } from './site-text.ts'

const all = (fr: string, en: string, de: string, nl: string): Text => ({ fr, en, de, nl })

export const flagTexts = {
  new: all('Nouveau', 'New', 'Neu', 'Nieuw'),
  lastDays: all('Derniers jours', 'Last days', 'Letzte Tage', 'Laatste dagen'),
  premiere: all('Avant-première', 'Preview', 'Vorpremiere', 'Voorpremière'),
  live: all('En direct', 'Live', 'Live', 'Live'),
  classic: all('Reprise', 'Classic', 'Klassiker', 'Klassieker'),
  event: all('Événement', 'Event', 'Event', 'Event'),
} as const

export const favouriteLabel = all('Coup de cœur', 'Staff pick', 'Unser Liebling', 'Onze favoriet')

export const filmBy = all('Un film de', 'A film by', 'Ein Film von', 'Een film van')

export const presentations = {
  live: all(
    'Filmé pour le cinéma et transmis en direct dans nos salles. Un entretien avec les artistes ouvre la soirée.',
    'Filmed for cinemas and shown live on our screens. A talk with the artists opens the evening.',
    'Fürs Kino gefilmt und live in unsere Säle übertragen. Ein Gespräch mit den Beteiligten eröffnet den Abend.',
    'Gefilmd voor de bioscoop en live te zien in onze zalen. De avond begint met een gesprek met de makers.',
  ),
  classics: all(
    'Copie restaurée, présentée en quelques minutes avant chaque séance.',
    'Restored print, with a short introduction before every screening.',
    'Restaurierte Fassung, mit einer kurzen Einführung vor jeder Vorstellung.',
    'Gerestaureerde versie, met een korte inleiding voor elke voorstelling.',
  ),
} as const

export const visitNote = all(
  'Le hall ouvre vingt minutes avant la première séance et ferme dès que la dernière a commencé.',
  'The foyer opens twenty minutes before the first screening and closes once the last one has started.',
  'Das Foyer öffnet zwanzig Minuten vor der ersten Vorstellung und schliesst, sobald die letzte begonnen hat.',
  'De foyer gaat twintig minuten voor de eerste voorstelling open en sluit zodra de laatste is begonnen.',
)

export const genreTexts: Readonly<Record<string, Text>> = {
  action: all('Action', 'Action', 'Action', 'Actie'),
  adventure: all('Aventure', 'Adventure', 'Abenteuer', 'Avontuur'),
  animation: all('Animation', 'Animation', 'Animation', 'Animatie'),
  ballet: all('Ballet', 'Ballet', 'Ballett', 'Ballet'),
  comedy: all('Comédie', 'Comedy', 'Komödie', 'Komedie'),
  concert: all('Concert', 'Concert', 'Konzert', 'Concert'),
  crime: all('Policier', 'Crime', 'Krimi', 'Misdaad'),
  documentary: all('Documentaire', 'Documentary', 'Dokumentarfilm', 'Documentaire'),
  drama: all('Drame', 'Drama', 'Drama', 'Drama'),
  family: all('Famille', 'Family', 'Familie', 'Familie'),
  fantasy: all('Fantastique', 'Fantasy', 'Fantasy', 'Fantasy'),
  history: all('Historique', 'History', 'Historie', 'Historisch'),
  horror: all('Horreur', 'Horror', 'Horror', 'Horror'),
  musical: all('Film musical', 'Musical', 'Musical', 'Musical'),
  mystery: all('Mystère', 'Mystery', 'Mystery', 'Mysterie'),
  opera: all('Opéra', 'Opera', 'Oper', 'Opera'),
  romance: all('Romance', 'Romance', 'Romanze', 'Romantiek'),
  scifi: all('Science-fiction', 'Science fiction', 'Science-Fiction', 'Sciencefiction'),
  sport: all('Sport', 'Sport', 'Sport', 'Sport'),
  thriller: all('Thriller', 'Thriller', 'Thriller', 'Thriller'),
  western: all('Western', 'Western', 'Western', 'Western'),
}

/** Age marks with a sentence; the all-audiences mark needs none. */
export const ageTexts = {
  csa: (age: number): Text =>
    all(
      `Interdit aux moins de ${age} ans`,
      `Not for under-${age}s`,
      `Ab ${age} Jahren`,
      `Niet voor kinderen onder ${age} jaar`,
    ),
  from: (age: number): Text =>
    all(`Dès ${age} ans`, `From age ${age}`, `Ab ${age} Jahren`, `Vanaf ${age} jaar`),
  everyone: all('Tout public', 'All audiences', 'Ohne Altersbeschränkung', 'Alle leeftijden'),
} as const

export const descriptorTexts: Readonly<Record<string, Text>> = {
  violence: all('Violence', 'Violence', 'Gewalt', 'Geweld'),
  fear: all('Angoisse', 'Fear', 'Angst', 'Angst'),
  language: all('Langage grossier', 'Coarse language', 'Grobe Sprache', 'Grof taalgebruik'),
  discrimination: all('Discrimination', 'Discrimination', 'Diskriminierung', 'Discriminatie'),
  sex: all('Sexe', 'Sex', 'Sex', 'Seks'),
  drugs: all('Drogues et alcool', 'Drugs and alcohol', 'Drogen und Alkohol', 'Drugs en alcohol'),
}

export const flashingWarning = all(
  'Avertissement : lumières clignotantes, déconseillé aux personnes photosensibles.',
  'Warning: flashing lights, not advised for people with photosensitive epilepsy.',
  'Achtung: Lichtblitze, für lichtempfindliche Menschen nicht geeignet.',
  'Let op: lichtflitsen, niet geschikt voor mensen die daar gevoelig voor zijn.',
)

export const countryTexts = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

interface Special {
  readonly title: Text
  readonly description: Text
}

export const specials = {
  team: {
    title: all(
      'En présence de l’équipe',
      'With the film team',
      'In Anwesenheit des Filmteams',
      'In aanwezigheid van de filmploeg',
    ),
    description: all(
      '<p>Projection suivie d’une rencontre de {{figure.talk}} minutes avec l’équipe du film.</p>',
      '<p>The screening is followed by {{figure.talk}} minutes with the people who made the film.</p>',
      '<p>Im Anschluss an den Film: {{figure.talk}} Minuten Gespräch mit dem Team.</p>',
      '<p>Na de film volgt een gesprek van {{figure.talk}} minuten met de makers.</p>',
    ),
  },
  premiere: {
    title: all('Avant-première', 'Preview', 'Vorpremiere', 'Voorpremière'),
    description: all(
      '<p>À voir avant tout le monde, une semaine avant la sortie.</p>',
      '<p>See it before everyone else, a week ahead of its release.</p>',
      '<p>Eine Woche vor dem Kinostart und vor allen anderen.</p>',
      '<p>Als eerste te zien, een week voor de film uitkomt.</p>',
    ),
  },
  evening: {
    title: all('La Soirée entre elles', 'Girls’ Night Out', 'Frauenabend', 'Vriendinnenavond'),
    description: all(
      '<p>Un verre offert à l’entrée, des cadeaux sous quelques fauteuils.</p>',
      '<p>A drink on arrival, and presents under some of the seats.</p>',
      '<p>Ein Glas zum Empfang, Geschenke unter einigen Sitzen.</p>',
      '<p>Een drankje bij binnenkomst, cadeautjes onder sommige stoelen.</p>',
    ),
  },
  kids: {
    title: all('La Petite Séance', 'The Little Screening', 'Kleines Kino', 'Kleine Voorstelling'),
    description: all(
      '<p>Son plus doux, lumière tamisée, et un goûter pour chaque enfant.</p>',
      '<p>Softer sound, dimmed lights, and a snack for every child.</p>',
      '<p>Leiserer Ton, gedämpftes Licht und ein Imbiss für jedes Kind.</p>',
      '<p>Zachter geluid, gedempt licht en iets lekkers voor elk kind.</p>',
    ),
  },
  classic: {
    title: all('Présenté en salle', 'Introduced in person', 'Mit Einführung', 'Met inleiding'),
    description: all(
      '<p>{{figure.introduction}} minutes de présentation avant le film, discussion au bar après.</p>',
      '<p>A {{figure.introduction}}-minute introduction before the film, and talk at the bar after it.</p>',
      '<p>{{figure.introduction}} Minuten Einführung vor dem Film, danach Gespräch an der Bar.</p>',
      '<p>{{figure.introduction}} minuten inleiding voor de film, napraten aan de bar.</p>',
    ),
  },
  live: {
    title: all('En direct', 'Live', 'Live', 'Live'),
    description: all(
      '<p>Retransmission en direct. Les portes ouvrent une demi-heure avant.</p>',
      '<p>Live broadcast. Doors open half an hour before.</p>',
      '<p>Live-Übertragung. Einlass eine halbe Stunde vorher.</p>',
      '<p>Live-uitzending. De deuren gaan een half uur eerder open.</p>',
    ),
  },
} as const satisfies Record<string, Special>

export type Occasion = keyof typeof specials
