import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { PasskeyHost } from '../staff-passkeys.ts'
import type { StaffContext } from './page.ts'

export const passkeyHostOf = ({ origin, csrf, requester }: StaffContext): PasskeyHost => ({
  origin,
  csrf,
  address: requester.address,
})

/** The script requests options before the browser's dialog; null for any other form. */
export async function passkeyOptions(
  context: StaffContext,
  form: SentForm,
  options: (host: PasskeyHost) => Promise<object | null>,
): Promise<PageResponse | null> {
  if (form.exact('what') !== 'options') return null
  const found = await options(passkeyHostOf(context))
  return { kind: 'response', response: Response.json(found, { status: found === null ? 429 : 200 }) }
}
