import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Share } from '@marquee/design/controls/share.tsx'
import { FilmHero } from '@marquee/design/heroes/film-hero.tsx'
import { useTranslation } from 'react-i18next'
import type { SeasonHeadModel, SeasonPage } from '../../page-models/seasons.ts'
import { DATES } from './anchors.ts'

function Price({ price }: { readonly price: NonNullable<SeasonHeadModel['price']> }) {
  const { t } = useTranslation('seasons')
  return (
    <span className="season-price">
      <b>{t('priceEach', { price: price.amount })}</b>
      {price.initial && (
        <>
          {' '}
          <span className="visually-hidden">{t('instead')}</span> <s>{price.initial}</s>
        </>
      )}
    </span>
  )
}

const isOnSale = ({ programme }: SeasonPage) =>
  programme.days.some(({ shows }) => shows.some(({ bookable }) => bookable))

/** `ordering`: with a selection, its order is the yellow action. */
export function SeasonHead({ page, ordering }: { readonly page: SeasonPage; readonly ordering: boolean }) {
  const { t } = useTranslation('seasons')
  const { title, active, head, selection } = page
  const { poster, price, subtitle, cta } = head
  const label = t(selection ? 'choose' : 'book')
  const onSale = isOnSale(page)
  return (
    <FilmHero
      title={title}
      poster={poster && { ...poster, alt: t('poster', { title }) }}
      backdrop={head.backdrop}
      facts={[...head.facts, price && active && <Price key="price" price={price} />]}
      next={subtitle && <p className="season-subtitle">{subtitle}</p>}
      book={onSale && !ordering ? { label, href: `#${DATES}` } : null}
    >
      {onSale && ordering && (
        <ButtonLink icon="ticket" href={`#${DATES}`}>
          {label}
        </ButtonLink>
      )}
      <div className="film__icons">
        <Share url={head.shareUrl} title={title} />
      </div>
      {cta && (
        <ButtonLink href={cta.href} external={cta.external} newTab={cta.newTab}>
          {cta.label}
        </ButtonLink>
      )}
    </FilmHero>
  )
}
