import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Button } from './button.tsx'

export interface LanguageOption {
  language: string
  /** The language's name in that language. */
  name: string
  href: string
  current: boolean
}

export interface LanguageSwitchProps {
  options: readonly LanguageOption[]
  onChoose?: ((language: string) => void) | undefined
  /** Opens a modal if a row has no space; without script the row stays. */
  onOpen?: ((trigger: HTMLElement) => void) | undefined
}

export function LanguageSwitch({ options, onChoose, onOpen }: LanguageSwitchProps) {
  const { t } = useTranslation('components')
  if (options.length < 2) return null
  const row = (
    <fieldset className={classNames('lang', onOpen && 'lang--row')} aria-label={t('language')}>
      {options.map(({ language, name, href, current }) => (
        <a
          key={language}
          href={href}
          lang={language}
          hrefLang={language}
          aria-current={current ? 'true' : undefined}
          onClick={() => onChoose?.(language)}
        >
          {name}
        </a>
      ))}
    </fieldset>
  )
  if (!onOpen) return row
  const current = options.find((option) => option.current)
  return (
    <>
      {row}
      <Button small opens="languageSwitch" onPress={onOpen} label={`${t('language')} ${current?.name}`}>
        {current?.name}
      </Button>
    </>
  )
}
