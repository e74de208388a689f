import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openModal } from '../../features/modals/modals.ts'
import type {
  CinemaDetailsModel,
  CinemaInfoModel,
  CinemaPage,
  CinemaPricesModel,
} from '../../page-models/cinema.ts'
import { INFO, PRICES } from './anchors.ts'

export const hasPrices = ({ prices, complements }: CinemaPricesModel): boolean =>
  prices.length > 0 || complements.length > 0

export function openInfo({ slug, name, head }: CinemaPage, info: CinemaInfoModel, trigger: Element | null) {
  const data: CinemaDetailsModel = { slug, name, head, info }
  openModal('cinemaInfo', data, trigger)
}

export const openPrices = (prices: CinemaPricesModel, trigger: Element | null) =>
  openModal('pricing', prices, trigger)

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
    const { more } = page
    if (!more) return undefined
    const open = () => {
      if (location.hash === `#${INFO}`) openInfo(page, more.info, triggerOf(INFO))
      if (location.hash === `#${PRICES}` && hasPrices(more.prices)) openPrices(more.prices, triggerOf(PRICES))
    }
    open()
    return router.subscribe('onResolved', open)
  }, [page, router])
}
