import type { AgeRatingBody } from '#config/types.ts'
import type { WireShow } from '#models/show.ts'
import type { Work } from './programme-files.ts'
import { ageTexts, descriptorTexts, flashingWarning } from './shared-texts.ts'
import type { DemoLanguage } from './site-text.ts'

/** Depends on the site's rating body. */
export function ageMark(
  work: Work,
  body: AgeRatingBody,
  language: DemoLanguage,
): Pick<WireShow, 'contentRating' | 'cinechecks' | 'warning'> {
  const warning = work.descriptors.includes('flashing-lights') ? flashingWarning[language] : null
  return {
    contentRating: ratings[body](work, language),
    cinechecks: body === 'Cinecheck' ? advice(work, language) : [],
    warning,
  }
}

type Rating = Exclude<WireShow['contentRating'], undefined>

const ageOf = (work: Work) => (work.rating === 'all' ? 0 : Number(work.rating))

const ratings: Readonly<Record<AgeRatingBody, (work: Work, language: DemoLanguage) => Rating>> = {
  CSA(work, language) {
    const age = ageOf(work) >= 16 ? 16 : ageOf(work) >= 12 ? 12 : 0
    if (age === 0)
      return { ref: 'TP', label: 'TP', description: ageTexts.everyone[language], extendedDescription: null }
    return {
      ref: `-${age}`,
      label: `-${age}`,
      description: ageTexts.csa(age)[language],
      extendedDescription: ageTexts.csa(age)[language],
    }
  },
  Cinecheck(work, language) {
    const age = ageOf(work)
    if (age === 0)
      return { ref: 'al', label: 'AL', description: ageTexts.everyone[language], extendedDescription: null }
    return {
      ref: String(age),
      label: String(age),
      description: ageTexts.from(age)[language],
      extendedDescription: null,
    }
  },
  Default(work, language) {
    const age = ageOf(work)
    // An unrated show arrives as an empty list.
    if (age === 0)
      return work.countries.length > 2
        ? []
        : { ref: 'TP', label: 'TP', description: ageTexts.everyone[language], extendedDescription: null }
    return {
      ref: `+${age}`,
      label: `${age}+`,
      description: ageTexts.from(age)[language],
      extendedDescription: null,
    }
  },
}

function advice(work: Work, language: DemoLanguage) {
  return work.descriptors.flatMap((ref) => {
    const word = descriptorTexts[ref]
    return word ? [{ ref, description: word[language] }] : []
  })
}
