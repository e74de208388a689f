import { useTranslation } from 'react-i18next'

export interface LanguageOption {
  language: string
  /** The language's own name. */
  name: string
  href: string
  current: boolean
}

export interface LanguageSwitchProps {
  options: readonly LanguageOption[]
  onChoose?: ((language: string) => void) | undefined
}

export function LanguageSwitch({ options, onChoose }: LanguageSwitchProps) {
  const { t } = useTranslation('components')
  if (options.length < 2) return null
  return (
    <fieldset className="lang" aria-label={t('language')}>
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
}
