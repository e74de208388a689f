import type { Language } from '#config/types.ts'

interface Words {
  /** Alternatives of a regular expression, in plain letters. */
  readonly from: string
  readonly until: string
  readonly home: string
  readonly quiet: string
  readonly lively: string
  /** `N` stands for the number. */
  readonly people: string
  readonly numbers: Readonly<Record<string, number>>
}

export const eveningWords: Readonly<Record<Language, Words>> = {
  en: {
    from: 'after|from|since|starts?|starting|begins?|not before',
    until: 'ends?|ending|over|finish(?:es|ed)?|until|till|before|by|out by|latest',
    home: 'home|back|return(?:ed)?',
    quiet: 'quiet|calm|empty',
    lively: 'lively|busy|atmosphere',
    people:
      '\\bN (?:of us|people|persons|adults|tickets|seats|friends|together)\\b|\\b(?:for|we are|party of|group of) N\\b',
    numbers: { two: 2, both: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  },
  fr: {
    from: 'apres|des|a partir de|depuis|debut|commence|pas avant',
    until: "fin|fini(?:e|r)?|termine(?:e|r)?|jusqu'a|avant|au plus tard",
    home: 'rentr(?:e|es|ee|ees|er|ons)|de retour|retour|a la maison|chez (?:moi|nous)',
    quiet: 'calme|tranquille|vide',
    lively: 'anime|ambiance|plein',
    people:
      '\\bN (?:personnes|places|billets|adultes|amis|copains|copines)\\b|\\b(?:pour|a|nous sommes|on est|on sera|groupe de) N\\b',
    numbers: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9 },
  },
  de: {
    from: 'ab|nach|von|beginn(?:t)?|start(?:et)?|nicht vor|fruhestens',
    until: 'ende|zu ende|fertig|aus|bis|vor|spatestens',
    home: 'zu ?hause|daheim|heim|zuruck|nach ?hause',
    quiet: 'ruhig|leer|still',
    lively: 'belebt|stimmung|voll',
    people:
      '\\bN (?:personen|leute|platze|tickets|billette|erwachsene|freunde)\\b|\\b(?:fur|zu|wir sind|gruppe von) N\\b',
    numbers: {
      zwei: 2,
      zweit: 2,
      drei: 3,
      dritt: 3,
      vier: 4,
      viert: 4,
      funf: 5,
      funft: 5,
      sechs: 6,
      sechst: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
    },
  },
  nl: {
    from: 'vanaf|na|begint?|start|niet voor|sinds',
    until: 'einde|afgelopen|klaar|uit|tot|voor|uiterlijk',
    home: 'thuis|naar huis|terug',
    quiet: 'rustig|leeg|stil',
    lively: 'levendig|druk|sfeer|gezellig',
    people:
      "\\bN (?:personen|mensen|plaatsen|kaartjes|tickets|volwassenen|vrienden)\\b|\\b(?:voor|met|met z'n|met zijn|we zijn met|groep van) N\\b",
    numbers: {
      twee: 2,
      tweeen: 2,
      drie: 3,
      drieen: 3,
      vier: 4,
      vieren: 4,
      vijf: 5,
      vijven: 5,
      zes: 6,
      zessen: 6,
      zeven: 7,
      acht: 8,
      negen: 9,
    },
  },
}
