import { type FlagName, flags } from '#config/flags.ts'
import { type Language, type Words, wordsIn } from '#config/languages.ts'
import de from '../../locales/de/features.json' with { type: 'json' }
import en from '../../locales/en/features.json' with { type: 'json' }
import fr from '../../locales/fr/features.json' with { type: 'json' }
import nl from '../../locales/nl/features.json' with { type: 'json' }

interface Names {
  readonly features: Record<FlagName, { readonly title: string }>
  readonly teams: Record<string, string>
}

type Effects = Record<FlagName, { readonly effect: string }>

const names: Words<Names> = { fr, en, de, nl }
const effects: Words<Effects> = { fr: fr.features, en: flags, de: de.features, nl: nl.features }

export interface FeatureTexts {
  /** A feature that is gone has the name that it had in the code. */
  readonly flagTitle: (name: string) => string
  /** The effect of a flag, for owners. */
  readonly flagEffect: (name: FlagName) => string
  readonly teamName: (team: string) => string
}

export function featureTextsIn(language: Language): FeatureTexts {
  const { features, teams } = wordsIn(names, language)
  const titles = new Map(Object.entries(features).map(([name, { title }]) => [name, title]))
  const teamNames = new Map(Object.entries(teams))
  return {
    flagTitle: (name) => titles.get(name) ?? name,
    flagEffect: (name) => wordsIn(effects, language)[name].effect,
    teamName: (team) => teamNames.get(team) ?? team,
  }
}
