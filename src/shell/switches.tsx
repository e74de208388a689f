import { type LanguageOption, LanguageSwitch } from '@marquee/design/controls/language-switch.tsx'
import { ThemeSwitch } from '@marquee/design/controls/theme-switch.tsx'
import { rememberLanguage } from '../features/language/remember-language.ts'
import { openModal } from '../features/modals/modals.ts'
import { chooseTheme, useThemeChoice } from '../features/theme/use-theme.ts'

/** Languages up to this number are links in a row; more open a modal. */
const IN_A_ROW = 2

export function Switches({ options }: { readonly options: readonly LanguageOption[] }) {
  const theme = useThemeChoice()
  return (
    <>
      <LanguageSwitch
        options={options}
        onChoose={rememberLanguage}
        onOpen={
          options.length > IN_A_ROW
            ? (trigger) => openModal('languageSwitch', { options }, trigger)
            : undefined
        }
      />
      <ThemeSwitch value={theme} onChoose={chooseTheme} />
    </>
  )
}
