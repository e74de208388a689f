import { LostPage } from '@marquee/design/heroes/lost-page.tsx'
import { useTranslation } from 'react-i18next'
import { WaysOut } from './ways-out.tsx'

export function GoneView() {
  const { t } = useTranslation('errors')
  return (
    <LostPage code="410" title={t('gone.title')} text={t('gone.text')}>
      <WaysOut solid />
    </LostPage>
  )
}
