import type { Text } from './site-text.ts'

const all = (fr: string, en: string, de: string, nl: string): Text => ({ fr, en, de, nl })

interface StoryExtras {
  readonly guest: { readonly name: string; readonly text: Text; readonly motif: string } | null
  readonly cta: Text
}

export const storyExtras: Readonly<Record<string, StoryExtras>> = {
  'special-max': {
    guest: {
      name: 'Sabine Morvan',
      text: all(
        'Projectionniste depuis 1998, elle a connu la bobine, le numérique et le laser. Elle porte toujours un tournevis sur elle.',
        'A projectionist since 1998, she has known reels, digital and laser. She still carries a screwdriver.',
        'Vorführerin seit 1998. Sie kennt die Filmrolle, das Digitale und den Laser und hat immer einen Schraubenzieher dabei.',
        'Operatrice sinds 1998. Ze kent de filmrol, digitaal en laser, en heeft altijd een schroevendraaier bij zich.',
      ),
      motif: 'person-knot-plum',
    },
    cta: all('Les films en MAX', 'Films in MAX', 'Filme in MAX', 'Films in MAX'),
  },
  'special-4dx': {
    guest: {
      name: 'Kilian Berthomieu',
      text: all(
        'Ancien pilote de manège, il écrit les mouvements des fauteuils 4DX pour toute l’Europe.',
        'Once in charge of a fairground ride, he now writes the moves of 4DX seats for all of Europe.',
        'Früher steuerte er ein Karussell, heute schreibt er die Bewegungen der 4DX-Sessel für ganz Europa.',
        'Vroeger bediende hij een draaimolen, nu schrijft hij de bewegingen van de 4DX-stoelen voor heel Europa.',
      ),
      motif: 'person-hat',
    },
    cta: all('Prendre place en 4DX', 'Take a 4DX seat', 'In 4DX Platz nehmen', 'Plaatsnemen in 4DX'),
  },
  'special-vision': {
    guest: null,
    cta: all(
      'Entrer dans une salle Vision',
      'Step into a Vision auditorium',
      'Einen Vision-Saal betreten',
      'Een Vision-zaal binnengaan',
    ),
  },
  'special-kids': {
    guest: {
      name: 'Colombe Astier',
      text: all(
        'Elle accueille La Petite Séance chaque mercredi, avec une lune en papier et beaucoup de patience.',
        'She hosts The Little Screening every Wednesday, with a paper moon and a great deal of patience.',
        'Sie begrüsst jeden Mittwoch das Kleine Kino, mit einem Mond aus Papier und viel Geduld.',
        'Ze opent elke woensdag de Kleine Voorstelling, met een papieren maan en veel geduld.',
      ),
      motif: 'person-wind',
    },
    cta: all(
      'La prochaine Petite Séance',
      'The next Little Screening',
      'Das nächste Kleine Kino',
      'De volgende Kleine Voorstelling',
    ),
  },
  'special-opera': {
    guest: {
      name: 'Philippine Rochas',
      text: all(
        'Altiste de formation, elle réalise les directs d’opéra depuis un camion de douze mètres.',
        'A viola player by training, she directs our live operas from a twelve-metre truck.',
        'Die gelernte Bratschistin führt bei unseren Opern live Regie, aus einem zwölf Meter langen Lastwagen.',
        'Ze leerde altviool en regisseert onze live-opera’s vanuit een vrachtwagen van twaalf meter.',
      ),
      motif: 'person-knot',
    },
    cta: all('La saison d’opéra', 'The opera season', 'Die Opernsaison', 'Het operaseizoen'),
  },
  'special-classics': {
    guest: null,
    cta: all(
      'Les prochaines Reprises',
      'The next Classics',
      'Die nächsten Klassiker',
      'De volgende Klassiekers',
    ),
  },
}

export const serviceMotifs: Readonly<Record<string, readonly [string, string, string]>> = {
  imax: ['projector', 'screen', 'staircase'],
  '4dx': ['motion', 'rain', 'forest'],
  screenx: ['ocean', 'projector', 'curtain'],
  dolby: ['moon', 'curtain', 'seats'],
  atmos: ['sound', 'stars', 'microphone'],
  '3d': ['person-glasses', 'family', 'screen'],
  duo: ['couple', 'popcorn', 'balcony'],
  lounge: ['seats', 'coffee', 'coat'],
  'kids-club': ['wind', 'cake', 'notebook'],
  'ladies-night': ['debut', 'coffee', 'gift'],
  opera: ['letter', 'balcony', 'notebook'],
  classics: ['projector', 'microphone', 'notebook'],
}

export const groupPushes: Readonly<
  Record<
    string,
    { readonly experience: string; readonly title: Text; readonly teaser: Text; readonly motif: string }
  >
> = {
  technologies: {
    experience: 'dolby',
    title: all(
      'Une semaine dans le noir',
      'A week in the dark',
      'Eine Woche im Dunkeln',
      'Een week in het donker',
    ),
    teaser: all(
      'Les films de nuit passent en Vision, jusqu’à mardi.',
      'Films of the night, shown in Vision until Tuesday.',
      'Filme der Nacht, bis Dienstag in Vision.',
      'Films over de nacht, tot en met dinsdag in Vision.',
    ),
    motif: 'candle',
  },
  comfort: {
    experience: 'duo',
    title: all('À deux, c’est mieux', 'Better as two', 'Zu zweit ist schöner', 'Met z’n tweeën is leuker'),
    teaser: all(
      'Le fauteuil Duo au prix de deux places, en semaine.',
      'The Duo seat for the price of two, on weekdays.',
      'Der Duo-Sessel zum Preis von zwei Plätzen, unter der Woche.',
      'De Duo-stoel voor de prijs van twee, doordeweeks.',
    ),
    motif: 'couple',
  },
  rendezvous: {
    experience: 'classics',
    title: all(
      'Votre vœu à l’écran',
      'Your wish on screen',
      'Ihr Wunsch auf der Leinwand',
      'Jouw wens op het doek',
    ),
    teaser: all(
      'Le carnet des Reprises est ouvert dans tous nos halls.',
      'The Classics notebook lies open in all our foyers.',
      'Das Wunschbuch der Klassiker liegt in allen Foyers auf.',
      'Het wensenboek van de Klassiekers ligt in al onze foyers.',
    ),
    motif: 'notebook',
  },
}

export const experiencePath = (language: string, slug: string): string =>
  `/redirect/${language}/experience/${slug}`
