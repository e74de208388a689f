import { Button } from '@marquee/design/controls/button.tsx'
import { LostPage } from '@marquee/design/heroes/lost-page.tsx'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../page-kit/site-context.ts'
import { WaysOut } from './ways-out.tsx'

export function NotFoundView() {
  const { t } = useTranslation('errors')
  return (
    <LostPage code="404" title={t('notFound.title')} text={t('notFound.text')}>
      <WaysOut solid />
      <search>
        <form className="finder" action={useSite().hrefOf('search')}>
          <label className="field">
            <span className="visually-hidden">{t('notFound.search')}</span>
            <input type="search" name="q" placeholder={t('notFound.search')} />
          </label>
          <Button type="submit">{t('notFound.submit')}</Button>
        </form>
      </search>
    </LostPage>
  )
}
