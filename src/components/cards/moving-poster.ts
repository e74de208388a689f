import type { MouseEvent } from 'react'

const moving = 'poster--moving'

/** Names the poster of the followed card, and no other, for the view transition into the detail page. */
export function movePoster(event: MouseEvent<HTMLElement>) {
  for (const poster of document.querySelectorAll(`.${moving}`)) poster.classList.remove(moving)
  event.currentTarget.closest('.card, .show')?.querySelector('.poster')?.classList.add(moving)
}
