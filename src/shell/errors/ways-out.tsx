import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../page-kit/site-context.ts'

export function WaysOut({ solid }: { readonly solid: boolean }) {
  const { t } = useTranslation('errors')
  const { hrefOf } = useSite()
  const [films, cinemas] = [hrefOf('shows'), hrefOf('cinemas')]
  return (
    <>
      {films !== undefined && (
        <ButtonLink look={solid ? 'solid' : 'plain'} href={films}>
          {t('movies')}
        </ButtonLink>
      )}
      {cinemas !== undefined && <ButtonLink href={cinemas}>{t('cinemas')}</ButtonLink>}
    </>
  )
}
