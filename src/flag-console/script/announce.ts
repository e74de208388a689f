const SHOWN_MS = 6_000

const announcement = () => document.getElementById('announcement')

let timer: ReturnType<typeof setTimeout> | undefined

/** Announced to screen readers; `shown` also displays it. */
export function announce(text: string, { shown }: { readonly shown: boolean }): void {
  const line = announcement()
  if (!line || text === '') return
  clearTimeout(timer)
  line.textContent = text
  line.classList.toggle('visually-hidden', !shown)
  timer = setTimeout(() => {
    line.classList.add('visually-hidden')
    line.textContent = ''
  }, SHOWN_MS)
}

/** The flag service cannot be reached. */
export const announceUnreached = (): void =>
  announce(announcement()?.dataset.unreached ?? '', { shown: true })

export const closeLabel = (): string => announcement()?.dataset.closeLabel ?? ''
