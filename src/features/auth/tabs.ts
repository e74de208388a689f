const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('client') : null

/** Tells the other tabs of the site that something of the client has changed; never what. */
export const notifyTabs = (): void => channel?.postMessage(null)

/** Calls whenever another tab says so. */
export const hearTabs = (call: () => void): void => channel?.addEventListener('message', call)
