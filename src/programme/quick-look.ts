import { openModal } from '../features/modals/modals.ts'
import type { ShowCardModel } from '../page-models/parts.ts'

/** Shown while the details load. */
export type ShowDetailsData = Pick<ShowCardModel, 'title' | 'href' | 'poster' | 'line' | 'flag'>

/** Opens the details over the list; the fallback is the card's link. */
export const quickLook = ({ title, href, poster, line, flag }: ShowCardModel) => ({
  opens: 'showDetails',
  onPress: (trigger: HTMLElement) => openModal('showDetails', { title, href, poster, line, flag }, trigger),
})
