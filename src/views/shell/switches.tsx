import { type LanguageOption, LanguageSwitch } from '../../components/controls/language-switch.tsx'
import { ThemeSwitch } from '../../components/controls/theme-switch.tsx'
import { rememberLanguage } from './remember-language.ts'
import { chooseTheme, useThemeChoice } from './use-theme.ts'

export function Switches({ options }: { readonly options: readonly LanguageOption[] }) {
  const theme = useThemeChoice()
  return (
    <>
      <LanguageSwitch options={options} onChoose={rememberLanguage} />
      <ThemeSwitch value={theme} onChoose={chooseTheme} />
    </>
  )
}
