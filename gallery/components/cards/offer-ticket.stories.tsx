import { OfferTicket, OfferTickets } from '@marquee/design/cards/offer-ticket.tsx'
import { state } from '../../state.tsx'

export default { component: OfferTicket }

export const Several = state(({ offers }) => (
  <OfferTickets>
    {offers.map((offer) => (
      <OfferTicket key={offer.id} {...offer} before={null} />
    ))}
  </OfferTickets>
))
export const Reduced = state(({ offers, formats, t }) => (
  <OfferTickets>
    {offers.slice(0, 1).map((offer) => (
      <OfferTicket
        key={offer.id}
        {...offer}
        before={formats.price(12.5)}
        priceNote={t('offers:single', { price: formats.price(6) })}
      />
    ))}
  </OfferTickets>
))
export const LongPriceAndTitle = state(({ formats, longTitle, longText }) => (
  <OfferTickets>
    <OfferTicket href="/offers" title={longTitle} text={longText} price={formats.price(123_456.78)} />
  </OfferTickets>
))
