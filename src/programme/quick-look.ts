import { openModal } from '../features/modals/modals.ts'
import type { ShowCardModel } from '../page-models/parts.ts'

/** What the window shows while the rest is on its way. */
export type ShowDetailsData = Pick<ShowCardModel, 'title' | 'href' | 'poster' | 'line' | 'flag'>

/** The control of a card that shows a film without leaving the list. Its fallback is the card's own link. */
export const quickLook = ({ title, href, poster, line, flag }: ShowCardModel) => ({
  opens: 'showDetails',
  onPress: (trigger: HTMLElement) => openModal('showDetails', { title, href, poster, line, flag }, trigger),
})
