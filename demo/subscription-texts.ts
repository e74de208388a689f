import type { Text } from './site-text.ts'

export type PlanName = 'solo' | 'duo' | 'young'
export type Option = 'formats' | 'guest' | 'snack'

interface PlanTexts {
  readonly title: Text
  readonly subtitle: Text
  readonly description: Text
  readonly perks: readonly Text[]
}

const formatNames = 'MAX, 4DX'

export const planTexts: Readonly<Record<PlanName, PlanTexts>> = {
  solo: {
    title: { fr: 'Solo', en: 'Solo', de: 'Solo', nl: 'Solo' },
    subtitle: {
      fr: 'Le cinéma quand ça vous chante',
      en: 'The cinema whenever you feel like it',
      de: 'Kino, wann immer Ihnen danach ist',
      nl: 'Naar de film wanneer je maar zin hebt',
    },
    description: {
      fr: 'Le film de mardi soir, celui que personne ne veut voir avec vous, et le grand classique du dimanche : tout y est, autant de fois que vous voulez.',
      en: 'Tuesday night’s film, the one nobody will see with you, and Sunday’s classic: it is all in, as often as you like.',
      de: 'Der Film am Dienstagabend, der, den niemand mit Ihnen sehen will, und der Klassiker am Sonntag: alles inbegriffen, so oft Sie möchten.',
      nl: 'De film van dinsdagavond, die ene die niemand met je wil zien, en de klassieker op zondag: het zit er allemaal in, zo vaak je wilt.',
    },
    perks: [
      {
        fr: 'Tous les films, tous les jours',
        en: 'Every film, every day',
        de: 'Alle Filme, jeden Tag',
        nl: 'Alle films, elke dag',
      },
      {
        fr: 'Réservation sans frais, jusqu’à la dernière minute',
        en: 'Book without a fee, up to the last minute',
        de: 'Reservieren ohne Gebühr, bis zur letzten Minute',
        nl: 'Reserveren zonder kosten, tot op het laatste moment',
      },
      {
        fr: 'Une avant-première par mois',
        en: 'One preview screening a month',
        de: 'Eine Vorpremiere im Monat',
        nl: 'Elke maand een voorpremière',
      },
    ],
  },
  duo: {
    title: { fr: 'À deux', en: 'For two', de: 'Zu zweit', nl: 'Met z’n tweeën' },
    subtitle: {
      fr: 'Vous, et qui vous voulez',
      en: 'You, and whoever you like',
      de: 'Sie, und wen Sie mögen',
      nl: 'Jij, en wie je maar meeneemt',
    },
    description: {
      fr: 'La deuxième place n’a pas de nom : votre moitié ce soir, votre mère dimanche, votre voisin quand il pleut.',
      en: 'The second seat has no name on it: your partner tonight, your mother on Sunday, your neighbour when it rains.',
      de: 'Der zweite Platz trägt keinen Namen: heute Ihre Liebe, am Sonntag Ihre Mutter, bei Regen der Nachbar.',
      nl: 'Op de tweede stoel staat geen naam: vanavond je lief, zondag je moeder, de buurman als het regent.',
    },
    perks: [
      {
        fr: 'Deux places à chaque séance',
        en: 'Two seats at every screening',
        de: 'Zwei Plätze in jeder Vorstellung',
        nl: 'Twee plaatsen bij elke voorstelling',
      },
      {
        fr: 'Un invité différent à chaque fois',
        en: 'A different guest every time',
        de: 'Jedes Mal ein anderer Gast',
        nl: 'Elke keer iemand anders mee',
      },
      {
        fr: 'Réservation sans frais, côte à côte',
        en: 'Book without a fee, side by side',
        de: 'Reservieren ohne Gebühr, nebeneinander',
        nl: 'Reserveren zonder kosten, naast elkaar',
      },
      {
        fr: 'Deux avant-premières par mois',
        en: 'Two preview screenings a month',
        de: 'Zwei Vorpremieren im Monat',
        nl: 'Elke maand twee voorpremières',
      },
    ],
  },
  young: {
    title: { fr: 'Moins de 26 ans', en: 'Under 26', de: 'Unter 26', nl: 'Onder de 26' },
    subtitle: {
      fr: 'Petit budget, grand écran',
      en: 'Small budget, big screen',
      de: 'Kleines Budget, grosse Leinwand',
      nl: 'Klein budget, groot doek',
    },
    description: {
      fr: 'Pour à peine plus qu’une place, tout un mois de cinéma. Une pièce d’identité suffit, au guichet comme en ligne.',
      en: 'A whole month of cinema for barely more than one ticket. An identity card is all it takes, at the desk or online.',
      de: 'Für kaum mehr als ein Ticket einen ganzen Monat Kino. Ein Ausweis genügt, an der Kasse wie online.',
      nl: 'Een hele maand film voor nauwelijks meer dan één kaartje. Een identiteitsbewijs is genoeg, aan de kassa en online.',
    },
    perks: [
      {
        fr: 'Tous les films, tous les jours',
        en: 'Every film, every day',
        de: 'Alle Filme, jeden Tag',
        nl: 'Alle films, elke dag',
      },
      {
        fr: 'Réservation sans frais',
        en: 'Book without a fee',
        de: 'Reservieren ohne Gebühr',
        nl: 'Reserveren zonder kosten',
      },
      {
        fr: 'Le petit pop-corn offert le jeudi',
        en: 'A small popcorn on us every Thursday',
        de: 'Am Donnerstag ein kleines Popcorn geschenkt',
        nl: 'Elke donderdag een kleine popcorn cadeau',
      },
    ],
  },
}

export const optionTexts: Readonly<Record<Option, Text>> = {
  formats: {
    fr: `${formatNames} et ScreenX sans supplément`,
    en: `${formatNames} and ScreenX at no extra charge`,
    de: `${formatNames} und ScreenX ohne Aufpreis`,
    nl: `${formatNames} en ScreenX zonder toeslag`,
  },
  guest: {
    fr: 'Place d’invité, une par mois',
    en: 'Guest seat, one a month',
    de: 'Gastplatz, einer im Monat',
    nl: 'Gastplaats, één per maand',
  },
  snack: {
    fr: 'Pop-corn et boisson, une fois par semaine',
    en: 'Popcorn and a drink, once a week',
    de: 'Popcorn und Getränk, einmal pro Woche',
    nl: 'Popcorn en een drankje, één keer per week',
  },
}

export const commitment = {
  months: {
    fr: 'Trois mois au moins, puis résiliable à tout moment',
    en: 'Three months at least, then cancel whenever you like',
    de: 'Mindestens drei Monate, danach jederzeit kündbar',
    nl: 'Minstens drie maanden, daarna op elk moment opzegbaar',
  },
  none: {
    fr: 'Sans engagement, résiliable chaque mois',
    en: 'No minimum term, cancel any month',
    de: 'Ohne Mindestdauer, monatlich kündbar',
    nl: 'Zonder minimumtermijn, elke maand opzegbaar',
  },
} as const satisfies Record<string, Text>

export const promotionTexts = {
  page: {
    fr: 'Le premier mois est pour nous, quelle que soit la formule. Vous ne payez qu’à partir du deuxième.',
    en: 'The first month is on us, whichever plan you choose. You only pay from the second.',
    de: 'Der erste Monat geht auf uns, bei jedem Abo. Sie zahlen erst ab dem zweiten.',
    nl: 'De eerste maand is van ons, bij elk abonnement. Je betaalt pas vanaf de tweede.',
  },
  pageLink: {
    fr: 'Toutes nos offres',
    en: 'All our offers',
    de: 'Alle Angebote',
    nl: 'Al onze aanbiedingen',
  },
  young: { fr: 'Prix étudiant', en: 'Student price', de: 'Studi-Preis', nl: 'Studentenprijs' },
  youngText: {
    fr: 'Tarif réduit pendant toute la première année.',
    en: 'Reduced for the whole of the first year.',
    de: 'Das ganze erste Jahr günstiger.',
    nl: 'Het hele eerste jaar voordeliger.',
  },
} as const satisfies Record<string, Text>

export const monthly: Text = {
  fr: 'par mois, autant de films que vous voulez',
  en: 'a month, as many films as you like',
  de: 'im Monat, so viele Filme Sie möchten',
  nl: 'per maand, zoveel films als je wilt',
}

export const autopromoTexts = {
  title: {
    fr: 'Vos billets dans la poche',
    en: 'Your tickets in your pocket',
    de: 'Ihre Tickets in der Tasche',
    nl: 'Je kaartjes op zak',
  },
  teaser: {
    fr: 'L’application garde vos billets et votre abonnement, même sans réseau.',
    en: 'The app keeps your tickets and your subscription, even without a signal.',
    de: 'Die App hat Tickets und Abo dabei, auch ohne Empfang.',
    nl: 'De app bewaart je kaartjes en je abonnement, ook zonder bereik.',
  },
  cta: {
    fr: 'Découvrir l’application',
    en: 'Discover the app',
    de: 'Die App entdecken',
    nl: 'Ontdek de app',
  },
} as const satisfies Record<string, Text>
