import { promotedLinks } from './clicked.ts'

/** Share of a card that has been on the screen when it counts as seen. */
const HALF = 0.5

/** Reports the promoting links of the page in view as their cards come into view; returns what ends it. */
export function watchPromotions(onSeen: (link: HTMLAnchorElement) => void): () => void {
  const links = new Map<Element, HTMLAnchorElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = isIntersecting && links.get(target)
        if (!link) continue
        observer.unobserve(target)
        onSeen(link)
      }
    },
    { threshold: HALF },
  )
  for (const link of document.querySelectorAll<HTMLAnchorElement>(promotedLinks)) {
    const card = link.closest('article, .hpush') ?? link
    if (links.has(card)) continue
    links.set(card, link)
    observer.observe(card)
  }
  return () => observer.disconnect()
}
