import { Notice } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { backTo } from '../access/back.ts'
import { savedFormOf } from '../access/saved-form.ts'
import { signInPage, waitPage } from '../access/sign-in.tsx'
import { signedIn } from '../access/signed-in.ts'
import type { ConsoleContext, OpenPage } from '../page.ts'
import { passkeyOptions } from './passkey-options.ts'
import { passkeyPlaceOf } from './passkey-place.ts'

async function send(context: ConsoleContext, form: SentForm): Promise<PageResponse> {
  const { passkeys, texts } = context
  const { t } = texts
  const options = await passkeyOptions(context, form, (place) => passkeys.proofOptions(place))
  if (options) return options
  const sent = { back: backTo(form.exact('back')), saved: savedFormOf(form) }
  const outcome = await passkeys.signIn(form.exact('response'), passkeyPlaceOf(context))
  if (outcome.kind === 'wait') return waitPage(context, sent, outcome)
  if (outcome.kind === 'wrong') {
    const notice = (
      <Notice look="wrong" title={t('passkeys.unknown.title')}>
        <p>{t('passkeys.unknown.text')}</p>
      </Notice>
    )
    return signInPage(context, { ...sent, notice, status: 422 })
  }
  return signedIn(context, sent, outcome)
}

export const passkeySignIn: OpenPage = {
  needs: 'nobody',
  get: () => ({ kind: 'redirect', location: '/sign-in' }),
  post: send,
}
