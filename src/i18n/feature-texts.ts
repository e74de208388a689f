import type { FlagName } from '../../config/flags.ts'
import type { Language } from '../../config/types.ts'
import de from '../../locales/de/features.json' with { type: 'json' }
import en from '../../locales/en/features.json' with { type: 'json' }
import fr from '../../locales/fr/features.json' with { type: 'json' }
import nl from '../../locales/nl/features.json' with { type: 'json' }

interface FeatureText {
  readonly title: string
  readonly effect: string
}

const texts = { fr, en, de, nl } satisfies Record<
  Language,
  { readonly features: Record<FlagName, FeatureText>; readonly teams: Record<string, string> }
>

export interface FeatureTexts {
  /** A feature that is gone has the name that it had in the code. */
  readonly flagTitle: (name: string) => string
  /** What it does, for owners. */
  readonly flagEffect: (name: FlagName) => string
  readonly teamName: (team: string) => string
}

export function featureTextsIn(language: Language): FeatureTexts {
  const { features, teams } = texts[language]
  const titles = new Map(Object.entries(features).map(([name, { title }]) => [name, title]))
  const names = new Map(Object.entries(teams))
  return {
    flagTitle: (name) => titles.get(name) ?? name,
    flagEffect: (name) => features[name].effect,
    teamName: (team) => names.get(team) ?? team,
  }
}
