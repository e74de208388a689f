import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

export interface ThemeSwitchProps {
  value: ThemeChoice
  onChoose: (theme: ThemeChoice) => void
}

const choices = [
  ['system', 'auto'],
  ['light', 'sun'],
  ['dark', 'moon'],
] as const satisfies ReadonlyArray<readonly [ThemeChoice, IconName]>

export function ThemeSwitch({ value, onChoose }: ThemeSwitchProps) {
  const { t } = useTranslation('components')
  return (
    <fieldset className="switch js" aria-label={t('theme.title')}>
      {choices.map(([theme, icon]) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === value}
          aria-label={t(`theme.${theme}`)}
          title={t(`theme.${theme}`)}
          onClick={() => onChoose(theme)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  )
}
