/** Undefined where the browser has no notifications. Waits for a service worker: without one, for ever. */
async function workerOfPage(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return undefined
  return navigator.serviceWorker.ready
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const isSame = (known: ArrayBuffer | null, key: Uint8Array) =>
  known !== null && String(new Uint8Array(known)) === String(key)

export interface DeviceState {
  readonly canNotify: boolean
  /** It has a subscription: there may be reminders to end. */
  readonly isSubscribed: boolean
}

export async function stateOfDevice(): Promise<DeviceState> {
  const worker = await workerOfPage()
  const subscription = await worker?.pushManager.getSubscription()
  return { canNotify: worker !== undefined, isSubscribed: subscription != null }
}

export interface DeviceAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

function addressOf(subscription: PushSubscription): DeviceAddress {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** Asks for the permission first, while the press still counts as one. Null if the visitor or the browser denies it. */
export async function subscribeDevice(key: string): Promise<DeviceAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await workerOfPage()
  if (!worker) throw new Error('The page has no service worker')
  const applicationServerKey = bytesOf(key)
  const known = await worker.pushManager.getSubscription()
  // A subscription belongs to one key: with another, the browser refuses a new one.
  if (known && isSame(known.options.applicationServerKey, applicationServerKey)) return addressOf(known)
  await known?.unsubscribe()
  return addressOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

/** Ends the reminders first: without the endpoint nobody could. */
export async function unsubscribeDevice(end: (endpoint: string) => Promise<void>): Promise<void> {
  const worker = await workerOfPage()
  const known = await worker?.pushManager.getSubscription()
  if (!known) return
  await end(known.endpoint)
  await known.unsubscribe()
}
