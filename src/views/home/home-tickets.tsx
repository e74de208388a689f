import { useTranslation } from 'react-i18next'
import { OfferTicket, OfferTickets, TicketPrice } from '../../components/cards/offer-ticket.tsx'
import type { HomePage } from '../../page-data/models/pages.ts'

type OfferModel = HomePage['offers'][number]

/** An offer that has no page of its own (yet) is a ticket that leads nowhere. */
function Ticket({ offer }: { readonly offer: OfferModel }) {
  const { t } = useTranslation('home')
  const { href, title, text, price, initialPrice, unit } = offer
  if (href !== null && price !== null)
    return <OfferTicket href={href} title={title} text={text} price={price} before={initialPrice} priceNote={unit} />
  return (
    <article className="offer">
      <p className="price price--long">
        <TicketPrice price={price ?? (unit || t('offers.stub'))} before={initialPrice} /> {price !== null && unit && <small>{unit}</small>}
      </p>
      <div className="offer__b">
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </div>
    </article>
  )
}

export function HomeTickets({ offers }: { readonly offers: readonly OfferModel[] }) {
  return (
    <OfferTickets>
      {offers.map((offer) => (
        <Ticket key={offer.key} offer={offer} />
      ))}
    </OfferTickets>
  )
}
