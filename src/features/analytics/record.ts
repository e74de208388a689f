import { deviceClassOf } from '../../document/device-class.ts'
import type { Edition } from '../../document/edition.ts'
import { isPrivateMode } from '../../storage/private-mode.ts'
import { isAllowed } from '../consent/consent.ts'
import { reportGoal, reportSeen } from '../results/feature-results.ts'
import { goalOf, promotedBy, promotedLinks, selectedBy } from './clicked.ts'
import {
  clientKnown,
  type DataLayerEvent,
  pageView,
  promotionSelected,
  promotionViewed,
  variantViewed,
} from './events.ts'
import { watchFeatures } from './seen-features.ts'
import { type CurrentPage, type SeenPage, seenPage } from './seen-page.ts'

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[]
  }
}

const isDesktop = () => deviceClassOf(innerWidth) === 'desktop'

let current: { readonly page: SeenPage; readonly edition: Edition } | undefined
let stop: AbortController | undefined
let privateMode: Promise<boolean> | undefined
let endWatch: (() => void) | undefined

function write(event: DataLayerEvent) {
  if (!isAllowed('statistics')) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

function onClick({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || !current) return
  const { page, edition } = current
  const selected = selectedBy(link, page, edition)
  if (selected) write(promotionSelected(selected, edition, isDesktop()))
  const goal = goalOf(link, edition)
  if (goal) void reportGoal(goal, edition.language)
}

const THRESHOLD = 0.5

/** Reports each promoted link once, when its card becomes visible. Returns a function that stops watching. */
function watchPromotions(onSeen: (link: HTMLAnchorElement) => void): () => void {
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

function watchPage({ page, edition }: NonNullable<typeof current>) {
  endWatch?.()
  const endPromotions = watchPromotions((link) => {
    const promoted = promotedBy(link, edition)
    if (promoted && current?.page.key === page.key) write(promotionViewed(promoted, edition, isDesktop()))
  })
  const endFeatures = watchFeatures(({ feature, variant, arm, drawn }) => {
    if (variant !== null) write(variantViewed(feature, variant, { edition, isDesktop: isDesktop() }))
    if (drawn) void reportSeen(feature, arm, edition.language)
  })
  endWatch = () => {
    endPromotions()
    endFeatures()
  }
}

export async function recordPage(framed: CurrentPage, edition: Edition): Promise<void> {
  const page = seenPage(framed)
  const seen = current?.page.key === page.key
  current = { page, edition }
  if (seen) return
  if (!stop) {
    stop = new AbortController()
    document.addEventListener('click', onClick, { capture: true, signal: stop.signal })
  }
  privateMode ??= isPrivateMode()
  write(pageView(page, edition, { isDesktop: isDesktop(), isPrivate: await privateMode }))
  if (current?.page.key === page.key) watchPage(current)
}

export async function recordFault(): Promise<void> {
  // Effects of the frame, which records the page, run after those of its children.
  await Promise.resolve()
  if (!current || !privateMode) return
  const { page, edition } = current
  write(
    pageView({ ...page, error: '500' }, edition, { isDesktop: isDesktop(), isPrivate: await privateMode }),
  )
}

export const recordClient = (emailHash: string, { site }: Pick<Edition, 'site'>): void =>
  write(clientKnown(emailHash, { site }, isDesktop()))

export function forgetRecord(): void {
  stop?.abort()
  stop = undefined
  endWatch?.()
  current = undefined
  delete window.dataLayer
}
