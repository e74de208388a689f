import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { SiteLink } from '../site-link.tsx'

export interface OfferTicketProps {
  href: string
  title: string
  text?: string | null | undefined
  /** Formatted: "5,50 €". */
  price: string
  /** Former price, struck through. */
  before?: string | null | undefined
  priceNote?: string | undefined
}

const longPrice = 8

export function TicketPrice({ price, before }: Pick<OfferTicketProps, 'price' | 'before'>) {
  const { t } = useTranslation('components')
  return (
    <>
      {before && (
        <s className="price__before">
          <span className="visually-hidden">{t('priceBefore')} </span>
          {before}
        </s>
      )}
      <span>{price}</span>
    </>
  )
}

export function OfferTicket({ href, title, text, price, before, priceNote }: OfferTicketProps) {
  return (
    <article className="offer">
      <p className={classNames('price', price.length > longPrice && 'price--long')}>
        <TicketPrice price={price} before={before} /> {priceNote && <small>{priceNote}</small>}
      </p>
      <div className="offer__b">
        <h3>
          <SiteLink to={href}>{title}</SiteLink>
        </h3>
        {text && <p>{text}</p>}
      </div>
    </article>
  )
}

export function OfferTickets({ children }: { children: ReactNode }) {
  return (
    <ul className="offers">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
