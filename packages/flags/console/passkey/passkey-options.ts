import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { PasskeyPlace } from '../../service/owner-passkeys.ts'
import type { ConsoleContext } from '../page.ts'
import { passkeyPlaceOf } from './passkey-place.ts'

/** The script requests them before the browser's dialog; null for any other form. */
export async function passkeyOptions(
  context: ConsoleContext,
  form: SentForm,
  options: (place: PasskeyPlace) => Promise<object | null>,
): Promise<PageResponse | null> {
  if (form.exact('what') !== 'options') return null
  const found = await options(passkeyPlaceOf(context))
  const response = Response.json(found, { status: found === null ? 429 : 200 })
  return { kind: 'response', response }
}
