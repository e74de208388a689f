import { TicketPrice } from '@marquee/design/cards/offer-ticket.tsx'
import { Rail } from '@marquee/design/cards/rail.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { ArticleTile, ArticleTiles } from '../../editorial/article-tiles.tsx'
import type { ArticleTileModel } from '../../page-models/articles.ts'
import type { EcardTileModel, OffersBlockModel, TemporaryOfferModel } from '../../page-models/offers.ts'

function Temporary({ offer }: { readonly offer: TemporaryOfferModel }) {
  const { title, text, price, initialPrice, cta, picture } = offer
  return (
    <article className="deal">
      <WidePicture
        className="deal__pic"
        picture={picture}
        sizes="(min-width: 1080px) 30vw, (min-width: 700px) 46vw, 92vw"
        widest={960}
      />
      <div className="deal__b">
        <h3>{title}</h3>
        {text !== null && <RichText html={text} muted />}
      </div>
      {(price !== null || cta) && (
        <div className="deal__foot">
          {price !== null && (
            <p className="price">
              <TicketPrice price={price} before={initialPrice} />
            </p>
          )}
          {cta && (
            <ButtonLink small look="solid" href={cta.href} external={cta.external} newTab={cta.newTab}>
              {cta.label}
            </ButtonLink>
          )}
        </div>
      )}
    </article>
  )
}

function Ecard({ card }: { readonly card: EcardTileModel }) {
  const { t } = useTranslation('offers')
  const { title, alt, price, initialPrice, single, highlight, href, picture } = card
  return (
    <article className="ecard dark">
      <WidePicture
        className="ecard__pic"
        picture={picture && { ...picture, alt: alt === title ? '' : (alt ?? '') }}
        sizes="(min-width: 700px) 46vw, 92vw"
        widest={960}
      >
        {highlight && <Flag label={highlight} tone={1} />}
      </WidePicture>
      <div className="ecard__b">
        <h3 className="display">{href === null ? title : <SiteLink to={href}>{title}</SiteLink>}</h3>
        {price !== null && (
          <p className="price">
            <TicketPrice price={price} before={initialPrice} />
          </p>
        )}
        {single !== null && <p className="num muted">{t('single', { price: single })}</p>}
        {href !== null && (
          <span className="link" aria-hidden="true">
            {t('seeCard')}
          </span>
        )}
      </div>
    </article>
  )
}

function Content({ block }: { readonly block: OffersBlockModel }) {
  if (block.block === 'temporary') {
    return (
      <ul className="deals">
        {block.offers.map((offer) => (
          <li key={offer.key}>
            <Temporary offer={offer} />
          </li>
        ))}
      </ul>
    )
  }
  if (block.block === 'ecards') {
    return (
      <ul className="ecard-deals">
        {block.cards.map((card) => (
          <li key={card.key}>
            <Ecard card={card} />
          </li>
        ))}
      </ul>
    )
  }
  return <ArticleTiles tiles={block.tiles} />
}

/** A rail, because there may be many; the list below has all of them. */
const Events = ({
  title,
  tiles,
}: {
  readonly title: string
  readonly tiles: readonly ArticleTileModel[]
}) => (
  <Rail wide title={title}>
    {tiles.map((tile) => (
      <ArticleTile key={tile.key} tile={tile} />
    ))}
  </Rail>
)

export function OffersBlocks({ blocks }: { readonly blocks: readonly OffersBlockModel[] }) {
  const { t } = useTranslation('offers')
  return blocks.map((block) => {
    const title = t(`blocks.${block.block}`)
    if (block.block === 'event') return <Events key={block.block} title={title} tiles={block.tiles} />
    return (
      <Section key={block.block} id={`offers-${block.block}`} title={title}>
        <Content block={block} />
      </Section>
    )
  })
}
