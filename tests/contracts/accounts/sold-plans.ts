import { wireSubscriptionOffers } from '#models/subscription.ts'

/** The most expensive is in the middle. */
export const soldPlans = wireSubscriptionOffers.parse([
  {
    id: 'solo',
    title: 'Solo',
    price: 19.9,
    options: [{ id: 'guest', label: 'Place d’invité', price: 7.5, maximum: 4 }],
  },
  {
    id: 'duo',
    title: 'À deux',
    price: 34.9,
    commitment: 'Trois mois au moins',
    options: [
      { id: 'guest', label: 'Place d’invité', price: 7.5, maximum: 2 },
      { id: 'snack', label: 'Pop-corn', price: 6, maximum: 2 },
    ],
  },
  { id: 'young', title: 'Moins de 26 ans', price: 14.9 },
])
