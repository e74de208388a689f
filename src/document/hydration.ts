let done = () => {}

/** Resolves once the page is hydrated. A navigation that begins earlier makes React discard the server's HTML. */
export const hydration = new Promise<void>((resolve) => {
  done = resolve
})

/** The attribute is for scripts outside of the bundle. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  done()
}
