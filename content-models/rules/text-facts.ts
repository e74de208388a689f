import type { Language, PerLanguage } from '#config/types.ts'

/** Facts about the house that texts of several documents state, in words or figures. */
export type FactTopic =
  | 'advertising'
  | 'childrensScreening'
  | 'interval'
  | 'introduction'
  | 'seatHold'
  | 'cardDigits'
  | 'groupSize'

export interface TextFact {
  readonly topic: FactTopic
  readonly value: number
  readonly sentence: string
}

const numbers = [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 19, 20, 25, 30]
const words: PerLanguage<readonly string[]> = {
  fr: 'deux trois quatre cinq six huit dix douze quinze seize dix-neuf vingt vingt-cinq trente'.split(' '),
  en: 'two three four five six eight ten twelve fifteen sixteen nineteen twenty twenty-five thirty'.split(
    ' ',
  ),
  de: 'zwei drei vier fünf sechs acht zehn zwölf fünfzehn sechzehn neunzehn zwanzig fünfundzwanzig dreissig'.split(
    ' ',
  ),
  nl: 'twee drie vier vijf zes acht tien twaalf vijftien zestien negentien twintig vijfentwintig dertig'.split(
    ' ',
  ),
}

const quarter: PerLanguage<RegExp> = {
  fr: /quart d[’']heure/gi,
  en: /quarter of an hour/gi,
  de: /Viertelstunde/gi,
  nl: /\b(?:een )?kwartier\b/gi,
}

type Unit = 'minutes' | 'digits' | 'people'

const units: Readonly<Record<Unit, string>> = {
  minutes: 'minut(?:es?|en)',
  digits: '(?:chiffres|digits|Ziffern|cijfers)',
  people: '(?:personnes|people|Personen|personen)',
}

const topics: readonly (readonly [topic: FactTopic, unit: Unit, about: RegExp])[] = [
  ['childrensScreening', 'minutes', /Petite Séance|Little Screening|Kleines Kino|Kleine Voorstelling/],
  [
    'advertising',
    'minutes',
    /heure (?:du billet|sur (?:le billet|l[’']affiche))|bandes-annonces durent|time on (?:the|your) (?:ticket|board)|trailers last|Zeit auf d\w+ (?:Ticket|Tafel)|Trailer dauern|tijd op (?:je kaartje|het bord)|trailers duren/i,
  ],
  ['interval', 'minutes', /entractes?\b|\bintervals?\b|\bPausen? (?:von|dauert)|\bpauzes? (?:van|duurt)/],
  ['introduction', 'minutes', /\bprésentation\b|\bintroduction\b|Einführung|\binleiding\b/],
  [
    'seatHold',
    'minutes',
    /places (?:choisies )?(?:sont|restent) (?:gardées|retenues)|seats (?:are held|for)|plaatsen .*vast/,
  ],
  ['cardDigits', 'digits', /numéro|number|Nummer|nummer/],
  [
    'groupSize',
    'people',
    /^(?:À partir de \S+ personnes|From \S+ people on|For \S+ people or more|Ab \S+ Personen|Vanaf \S+ personen)/,
  ],
]

const valuePatterns = new Map<string, RegExp>()

function valuePattern(language: Language, unit: Unit): RegExp {
  const key = `${language} ${unit}`
  const named = (words[language] ?? []).toSorted((a, b) => b.length - a.length)
  const made =
    valuePatterns.get(key) ??
    new RegExp(
      `(?<![\\p{L}\\d-])(${['\\d+', ...named].join('|')})[\\s\\u00a0-]+${units[unit]}(?!\\p{L})`,
      'giu',
    )
  valuePatterns.set(key, made)
  return made
}

const valueOf = (text: string, language: Language): number =>
  numbers[words[language]?.indexOf(text.toLowerCase()) ?? -1] ?? Number(text)

function valuesIn(sentence: string, language: Language, unit: Unit): readonly number[] {
  const counted = [...sentence.matchAll(valuePattern(language, unit))].map(([, text = '']) =>
    valueOf(text, language),
  )
  const quarters = unit === 'minutes' ? (sentence.match(quarter[language] ?? /$^/) ?? []) : []
  return [...counted, ...quarters.map(() => 15)]
}

/** A sentence belongs to the first topic that it is about. The text has no HTML. @public imported by the CMS */
export function factsIn(text: string, language: Language): readonly TextFact[] {
  return text.split(/(?<=[.;!?…])\s+|\n/u).flatMap((sentence): readonly TextFact[] => {
    const found = topics.find(
      ([, unit, about]) => about.test(sentence) && valuesIn(sentence, language, unit).length > 0,
    )
    if (!found) return []
    const [topic, unit] = found
    return valuesIn(sentence, language, unit).map((value) => ({ topic, value, sentence }))
  })
}
