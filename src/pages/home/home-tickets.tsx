import { OfferTicket, OfferTickets, TicketPrice } from '@marquee/design/cards/offer-ticket.tsx'
import { useTranslation } from 'react-i18next'
import type { HomeMagazineModel } from '../../page-models/home.ts'

type OfferModel = HomeMagazineModel['offers']['cards'][number]

/** An offer without a page has no link. */
function Ticket({ offer }: { readonly offer: OfferModel }) {
  const { t } = useTranslation('home')
  const { href, title, text, price, initialPrice, unit } = offer
  const stub = price ?? (unit || t('offers.stub'))
  const note = price === null ? '' : unit
  if (href !== null)
    return (
      <OfferTicket
        href={href}
        title={title}
        text={text}
        price={stub}
        before={initialPrice}
        priceNote={note}
      />
    )
  return (
    <article className="offer">
      <p className="price price--long">
        <TicketPrice price={stub} before={initialPrice} /> {note && <small>{note}</small>}
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
