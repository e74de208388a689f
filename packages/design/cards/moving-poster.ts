import type { MouseEvent } from 'react'

const moving = 'poster--moving'

/** Names only this card's poster for the view transition to the detail page. */
export function movePoster(event: MouseEvent<HTMLElement>) {
  for (const poster of document.querySelectorAll(`.${moving}`)) poster.classList.remove(moving)
  event.currentTarget.closest('.card, .show')?.querySelector('.poster')?.classList.add(moving)
}
