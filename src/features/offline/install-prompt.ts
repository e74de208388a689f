/** Chromium's; other browsers install from their menu. */
interface InstallPrompt extends Event {
  /** Browsers allow one call only. */
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** The last event that was not used yet; the script after the first view records it. */
    installPrompt?: InstallPrompt | undefined
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

/** Leaves the moment to the visitor: without this Android shows a bar of its own. */
export function recordInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
}
