import { useTranslation } from 'react-i18next'

export function SkipLink({ target = 'main' }: { target?: string | undefined }) {
  const { t } = useTranslation('components')
  return (
    <a className="skip" href={`#${target}`}>
      {t('skip')}
    </a>
  )
}
