const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('client') : null

/** Notifies the other tabs of the site that client data have changed, without saying which. */
export const notifyTabs = (): void => channel?.postMessage(null)

export const onTabMessage = (call: () => void): void => channel?.addEventListener('message', call)
