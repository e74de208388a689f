import { LanguageSwitch } from '@marquee/design/controls/language-switch.tsx'
import { languageNames, languages } from '#config/languages.ts'
import { Chosen, nothing, state } from '../../state.tsx'

export default { component: LanguageSwitch }

const optionsOf = (offered: readonly (keyof typeof languageNames)[], current: string) =>
  offered.map((each) => ({
    language: each,
    name: languageNames[each],
    href: `/${each}`,
    current: each === current,
  }))

export const OfTheSite = state(({ site, language }) => (
  <LanguageSwitch options={optionsOf(site.languages, language)} />
))
export const InARow = state(() => (
  <Chosen<string> first="fr">
    {(current, choose) => <LanguageSwitch options={optionsOf(['fr', 'en'], current)} onChoose={choose} />}
  </Chosen>
))
export const InAWindow = state(() => <LanguageSwitch options={optionsOf(languages, 'de')} onOpen={nothing} />)
