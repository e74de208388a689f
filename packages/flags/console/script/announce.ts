const SHOWN_MS = 6_000
/** A text with a link stays longer, so that the link can be reached. */
const OFFERED_MS = 20_000

const announcement = () => document.getElementById('announcement')

let timer: ReturnType<typeof setTimeout> | undefined

interface Announcement {
  /** Displayed, too. */
  readonly shown: boolean
  readonly link?: HTMLAnchorElement | null | undefined
}

/** Announced to screen readers. */
export function announce(text: string, { shown, link }: Announcement): void {
  const line = announcement()
  if (!line || text === '') return
  clearTimeout(timer)
  line.replaceChildren(text)
  if (link) line.append(' ', document.importNode(link, true))
  line.classList.toggle('visually-hidden', !shown)
  const end = () => {
    if (link && line.matches(':hover, :focus-within')) {
      timer = setTimeout(end, SHOWN_MS)
      return
    }
    line.classList.add('visually-hidden')
    line.textContent = ''
  }
  timer = setTimeout(end, link ? OFFERED_MS : SHOWN_MS)
}

/** The outcome on a fetched page, with its link. */
export function announceOutcome(page: Document): void {
  const outcome = page.getElementById('done')
  const text = outcome?.querySelector('.notice__title') ?? outcome
  announce(text?.textContent ?? '', { shown: true, link: outcome?.querySelector('a') })
}

/** The flag service cannot be reached. */
export const announceUnreached = (): void =>
  announce(announcement()?.dataset.unreached ?? '', { shown: true })

export const closeLabel = (): string => announcement()?.dataset.closeLabel ?? ''
