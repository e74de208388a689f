import type { ShownPage } from '@marquee/forms/page.ts'
import type { ConsoleContext, OpenPage } from '../page.ts'
import { sessionCookie } from '../session-cookie.ts'
import { backTo } from './back.ts'
import { continueTo } from './continue-to.ts'

type Fault = 'expired' | 'refused' | 'unavailable' | 'noRole'

const status: Readonly<Record<Fault, number>> = { expired: 400, refused: 403, unavailable: 503, noRole: 403 }

function faultPage({ texts, provider }: ConsoleContext, fault: Fault, name = ''): ShownPage {
  const { t } = texts
  const values = { provider: provider?.name ?? '', name }
  return {
    kind: 'page',
    status: status[fault],
    title: t(`signIn.provider.${fault}.title`, values),
    body: (
      <div className="access">
        <p className="measure">{t(`signIn.provider.${fault}.text`, values)}</p>
        <p>
          <a className="btn" href="/sign-in">
            <span>{t('signIn.provider.back')}</span>
          </a>
        </p>
      </div>
    ),
  }
}

export const providerSignIn: OpenPage = {
  needs: 'nobody',
  async get(context) {
    const { provider, request, origin, url, texts } = context
    if (!provider) return { kind: 'missing' }
    const back = backTo(url.searchParams.get('back'))
    const how = { back, language: texts.language }
    const started = await provider.start(origin, request.headers.get('cookie'), how)
    return started
      ? { kind: 'redirect', location: started.address, cookies: started.cookies }
      : faultPage(context, 'unavailable')
  },
}

export const providerReturn: OpenPage = {
  needs: 'nobody',
  async get(context) {
    const { provider, owners, request, origin, visitor, sessionToken } = context
    if (!provider) return { kind: 'missing' }
    const { cookies, ...returned } = await provider.finish(origin, request)
    if (returned.kind === 'fault') return { ...faultPage(context, returned.fault), cookies }
    const entered = await owners.signInProvided(returned.owner)
    if (entered.kind === 'noRole') return { ...faultPage(context, 'noRole', entered.name), cookies }
    if (sessionToken !== undefined) await owners.signOut(sessionToken)
    return continueTo(backTo(returned.back), [...cookies, sessionCookie(entered.token, visitor)])
  },
}
