import type { PasskeyPlace } from '../../service/owner-passkeys.ts'
import type { ConsoleContext } from '../page.ts'

export const passkeyPlaceOf = ({ origin, csrf, visitor }: ConsoleContext): PasskeyPlace => ({
  origin,
  csrf,
  address: visitor.address,
})
