import { Icon } from '@marquee/design/brand/icon.tsx'
import type { LanguageOption } from '@marquee/design/controls/language-switch.tsx'
import { useTranslation } from 'react-i18next'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { rememberLanguage } from './remember-language.ts'
import './language.css'

export interface LanguageSwitchData {
  readonly options: readonly LanguageOption[]
}

export function LanguageSwitchModal({ data: { options } }: ModalProps<LanguageSwitchData>) {
  const { t } = useTranslation('account')
  return (
    <Modal title={t('language.title')}>
      <ul className="languages">
        {options.map(({ language, name, href, current }) => (
          <li key={language}>
            <a
              className="languages__one"
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={current ? 'true' : undefined}
              onClick={() => rememberLanguage(language)}
            >
              {name}
              {current && (
                <small lang={document.documentElement.lang}>
                  {t('language.current')}
                  <Icon name="check" />
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
