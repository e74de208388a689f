import type { DeviceWish } from '#machines/wishlist-machine.ts'
import { loadModalTexts } from '../../modals/modal-texts.ts'
import { setWishes, type Wishes } from './wishes.ts'

/** Undefined until known. */
let device: readonly DeviceWish[] | undefined
let mergeFailed = false
let accountFailed = false
/** Null if nobody is signed in, undefined until known. */
let account: readonly string[] | null | undefined
/** The running machine of the client knows unconfirmed changes too. */
let isLive = false
let Soon: Wishes['Soon'] = null

async function loadSoon(): Promise<void> {
  const [{ WishesSoon }] = await Promise.all([import('./wishes-soon.tsx'), loadModalTexts(['wishlist'])])
  Soon = WishesSoon
  publish()
}

function publish(): void {
  const saved = account
  if (saved === undefined || device === undefined) return
  const films = [
    ...device.filter(({ slug }) => !saved?.includes(slug)).map((wish) => ({ ...wish, isAccount: false })),
    ...(saved ?? []).map((slug) => ({ slug, title: null, isAccount: true })),
  ]
  setWishes({ films, isAccount: saved !== null, accountFailed, mergeFailed, Soon })
  if (films.length > 0 && Soon === null) void loadSoon().catch(() => {})
}

export function setDeviceWishes(wishes: readonly DeviceWish[], failed = false): void {
  device = wishes
  mergeFailed = failed
  publish()
}

/** Wishes that were loaded with the client; ignored while the client's machine runs. */
export function setLoadedWishes(slugs: readonly string[] | null, failed = false): void {
  if (isLive && slugs !== null) return
  accountFailed = failed
  account = slugs
  publish()
}

export function setLiveWishes(slugs: readonly string[] | null): void {
  isLive = slugs !== null
  if (slugs === null && account === undefined) return
  account = slugs
  publish()
}
