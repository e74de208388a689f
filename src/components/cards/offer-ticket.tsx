import { Children, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SiteLink } from '../site-link.tsx'

export interface OfferTicketProps {
  href: string
  title: string
  text?: string | null | undefined
  /** Already written with its currency: "5,50 €". */
  price: string
  priceNote?: string | undefined
}

const longPrice = 8

export function OfferTicket({ href, title, text, price, priceNote }: OfferTicketProps) {
  return (
    <article className="offer">
      <p className={classNames('price', price.length > longPrice && 'price--long')}>
        {price} {priceNote && <small>{priceNote}</small>}
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
