const SHOWN_MS = 6_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Announced to screen readers; `shown` also displays it. */
export function announce(text: string, { shown }: { readonly shown: boolean }): void {
  const line = document.getElementById('announcement')
  if (!line || text === '') return
  clearTimeout(timer)
  line.textContent = text
  line.classList.toggle('visually-hidden', !shown)
  timer = setTimeout(() => {
    line.classList.add('visually-hidden')
    line.textContent = ''
  }, SHOWN_MS)
}

export const UNREACHED = 'The flag service cannot be reached just now. Nothing was changed.'
