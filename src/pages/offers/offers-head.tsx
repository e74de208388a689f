import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { Backdrop, WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { OffersPageModel } from '../../page-models/offers.ts'

export function OffersHead({ page }: { readonly page: OffersPageModel }) {
  const { t } = useTranslation('offers')
  const { title, subtitle, description, restriction, cta, infoCta, logo, backdrop, breadcrumb } = page
  return (
    <header className="offers-head dark">
      <Backdrop className="offers-head__art" picture={backdrop} />
      <div className="wrap offers-head__in">
        <Breadcrumb crumbs={breadcrumb} />
        {logo && (
          <WidePicture className="offers-logo" picture={logo} sizes="10rem" widest={320} priority="early" />
        )}
        <h1 className="display">{softHyphens(title)}</h1>
        {subtitle && <p className="offers-head__lead">{subtitle}</p>}
        {description !== null && (
          <div className="offers-head__more">
            <RichText html={description} />
          </div>
        )}
        {(cta || infoCta) && (
          <p className="row row--l">
            {cta && (
              <ButtonLink
                look={cta.books ? 'book' : 'solid'}
                icon={cta.books ? 'ticket' : undefined}
                href={cta.href}
                external={cta.external}
                newTab={cta.newTab}
              >
                {cta.label}
              </ButtonLink>
            )}
            {infoCta && (
              <ButtonLink href={infoCta.href} external={infoCta.external} newTab={infoCta.newTab}>
                {infoCta.label}
              </ButtonLink>
            )}
          </p>
        )}
        {restriction !== null && (
          <div className="offers-head__small">
            <span className="visually-hidden">{t('conditions')} </span>
            <RichText html={restriction} muted />
          </div>
        )}
      </div>
    </header>
  )
}
