import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { deviceOf } from '@marquee/kit/http/device-of.ts'
import { codesPage, statePage } from '../factor/factor-page.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { passkeyOptions } from './passkey-options.ts'
import { passkeyPlaceOf } from './passkey-place.ts'

const toFactors = (done?: string): PageResponse => ({
  kind: 'redirect',
  location: done === undefined ? '/second-factor' : `/second-factor?${new URLSearchParams({ done })}`,
})

async function add(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { passkeys, owner, sessionToken, request, texts } = context
  const passkey = {
    name: form.text('passkey-name') || (deviceOf(request.headers.get('user-agent')) ?? ''),
    response: form.exact('response'),
  }
  const result = await passkeys.add(owner, sessionToken, passkey, passkeyPlaceOf(context))
  if (result.kind !== 'done')
    return statePage(context, { 'passkey-name': texts.t(`passkeys.refused.${result.kind}`) }, 422)
  return result.recoveryCodes ? codesPage(context, result.recoveryCodes) : toFactors('passkey')
}

async function change(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { passkeys, owner } = context
  const id = form.exact('id')
  if (form.exact('what') === 'rename') {
    await passkeys.rename(owner, id, form.text(`name-${id}`))
    return toFactors()
  }
  await passkeys.remove(owner, id)
  return toFactors('unlinked')
}

/** An owner with a second factor needs a recent proof of it. */
export const ownPasskeys: OwnerPage = {
  needs: 'viewer',
  get: () => toFactors(),
  async post(context, form) {
    const { passkeys, owner, factor } = context
    if (factor.kind === 'elsewhere' || !factor.recent) return toFactors()
    const options = await passkeyOptions(context, form, (place) => passkeys.addOptions(owner, place))
    if (options) return options
    return form.exact('what') === 'add' ? add(context, form) : change(context, form)
  },
}
