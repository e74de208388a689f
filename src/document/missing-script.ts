const NAME = 'MissingScript'

/**
 * Names the errors of scripts and sheets that do not come, which Vite tells of. With its browser's words for them the router would load the
 * document again by itself, even offline, where there is no page to load.
 */
export function nameMissingScripts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME
    payload.message = `Not loaded: ${payload.message}`
  })
}

export const isMissingScript = (error: unknown): error is Error =>
  error instanceof Error && error.name === NAME

/** Loads the document again if its server can be reached. A browser does not ask twice for a script that has failed. */
export async function loadAgain(): Promise<void> {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (response) location.reload()
}

/** Once for each script: one that is gone since a deployment has another name in the new document, one that fails again would go on for ever. */
export function loadAgainOnce({ message }: Error): void {
  const key = `marquee.loaded-again ${message}`
  try {
    if (sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, '')
  } catch {
    return
  }
  void loadAgain()
}
