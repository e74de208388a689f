import { useTranslation } from 'react-i18next'
import { LostPage } from '../../components/heroes/lost-page.tsx'
import { WaysOut } from './ways-out.tsx'

export function NotFoundView() {
  const { t } = useTranslation('errors')
  return (
    <LostPage code="404" title={t('notFound.title')} text={t('notFound.text')}>
      <WaysOut solid />
    </LostPage>
  )
}
