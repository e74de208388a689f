import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openModal } from '../../features/modals/modals.ts'
import type { CinemaPage } from '../../page-models/cinema.ts'
import type { CinemaInfoModel, CinemaPricesModel } from '../../page-models/cinema-modals.ts'
import { INFO, PRICES } from './anchors.ts'

function infoOf(page: CinemaPage): CinemaInfoModel {
  const { slug, name, address, size, itinerary, businessProfile, description, services } = page
  const { accessibility, accessPlan, accessible, comment, premium, cinemaPremium, nearbySessions, formats } =
    page
  const facts = { slug, name, address, size, itinerary, businessProfile, description, services }
  return {
    ...facts,
    accessibility,
    accessPlan,
    accessible,
    comment,
    premium,
    cinemaPremium,
    nearbySessions,
    formats,
  }
}

const pricesOf = ({ prices, complements, terms, globalTerms }: CinemaPage): CinemaPricesModel => ({
  prices,
  complements,
  terms,
  globalTerms,
})

export const hasPrices = ({ prices, complements }: CinemaPage): boolean =>
  prices.length > 0 || complements.length > 0

export const openInfo = (page: CinemaPage, trigger: Element | null) =>
  openModal('cinemaInfo', infoOf(page), trigger)
export const openPrices = (page: CinemaPage, trigger: Element | null) =>
  openModal('pricing', pricesOf(page), trigger)

/** Returns the focus to the link with that fragment, unless something else had it. */
function triggerOf(fragment: string): Element | null {
  const { activeElement } = document
  return activeElement && activeElement !== document.body
    ? activeElement
    : document.querySelector(`.cine a[href$="#${fragment}"]`)
}

/** Opens the modal of the URL's fragment, on arrival and on each navigation to it. */
export function useFragmentModals(page: CinemaPage): void {
  const router = useRouter()
  useEffect(() => {
    if (page.light) return undefined
    const open = () => {
      if (location.hash === `#${INFO}`) openInfo(page, triggerOf(INFO))
      if (location.hash === `#${PRICES}` && hasPrices(page)) openPrices(page, triggerOf(PRICES))
    }
    open()
    return router.subscribe('onResolved', open)
  }, [page, router])
}
