import { useTranslation } from 'react-i18next'
import { LostPage } from '../../components/heroes/lost-page.tsx'
import { WaysOut } from './ways-out.tsx'

export function GoneView() {
  const { t } = useTranslation('errors')
  return (
    <LostPage code="410" title={t('gone.title')} text={t('gone.text')}>
      <WaysOut solid />
    </LostPage>
  )
}
