import { promotedLinks } from './clicked.ts'

const THRESHOLD = 0.5

/** Reports each promoted link once, when its card becomes visible. Returns a function that stops watching. */
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
    { threshold: THRESHOLD },
  )
  for (const link of document.querySelectorAll<HTMLAnchorElement>(promotedLinks)) {
    const card = link.closest('article, .hpush') ?? link
    if (links.has(card)) continue
    links.set(card, link)
    observer.observe(card)
  }
  return () => observer.disconnect()
}
