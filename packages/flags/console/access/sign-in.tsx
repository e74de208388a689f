import { continueTo } from '@marquee/forms/back.ts'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { ConsoleContext, OpenPage } from '../page.ts'
import { saveForm } from './saved-form.ts'
import { backTo, flagSession } from './session.ts'

type Fault = 'expired' | 'refused' | 'unavailable' | 'noRole'

const status: Readonly<Record<Fault, number>> = { expired: 400, refused: 403, unavailable: 503, noRole: 403 }

function ToSignIn({
  context: { texts },
  back = '/',
}: {
  readonly context: Pick<ConsoleContext, 'texts'>
  readonly back?: string
}) {
  return (
    <p>
      <a className="btn" href={back === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ back })}`}>
        <span>{texts.t('signIn.submit')}</span>
      </a>
    </p>
  )
}

function faultPage(context: ConsoleContext, fault: Fault, name = ''): ShownPage {
  const { t } = context.texts
  const values = { provider: context.provider.name, name }
  return {
    kind: 'page',
    status: status[fault],
    title: t(`signIn.provider.${fault}.title`, values),
    body: (
      <div className="access">
        <p className="measure">{t(`signIn.provider.${fault}.text`, values)}</p>
        <ToSignIn context={context} />
        {fault === 'unavailable' && context.owners.opensByPassword && (
          <p>
            <a className="link" href="/break-glass">
              {t('breakGlass.title')}
            </a>
          </p>
        )}
      </div>
    ),
  }
}

/**
 * A link from another site comes without the `SameSite=Strict` session cookie; reloading
 * from our own page sends it.
 */
function reloadWithSession({ request, url }: ConsoleContext): PageResponse | undefined {
  if (request.headers.get('sec-fetch-site') !== 'cross-site') return undefined
  return continueTo(url.pathname + url.search)
}

/** Leads to the provider. */
export const signIn: OpenPage = {
  needs: 'nobody',
  async get(context) {
    const { session, provider, request, origin, url, texts } = context
    const back = backTo(url.searchParams.get('back'))
    if (session !== null) return { kind: 'redirect', location: back }
    const reload = reloadWithSession(context)
    if (reload) return reload
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
    const { cookies, ...returned } = await provider.finish(origin, request)
    if (returned.kind === 'fault') return { ...faultPage(context, returned.fault), cookies }
    const entered = await owners.signInProvided(returned.owner)
    if (entered.kind === 'noRole') return { ...faultPage(context, 'noRole', entered.name), cookies }
    if (sessionToken !== undefined) await owners.signOut(sessionToken)
    return continueTo(backTo(returned.back), [
      ...cookies,
      flagSession.written(entered.token, visitor.https, serviceLimits.flags.session.hours),
    ])
  },
}

/** A form that was sent after its session had expired. */
export async function signInAgain(context: ConsoleContext): Promise<ShownPage> {
  const { t } = context.texts
  const saved = await saveForm(context)
  return {
    kind: 'page',
    status: 401,
    title: t('signIn.again.title'),
    body: (
      <div className="access">
        <p className="measure">{t(saved ? 'signIn.again.saved' : 'signIn.again.unsaved')}</p>
        <ToSignIn context={context} back={saved ? '/resend' : '/'} />
      </div>
    ),
    ...(saved ? { cookies: [saved] } : {}),
  }
}

const signedOut = (context: ConsoleContext) => ({
  kind: 'page' as const,
  title: context.texts.t('signIn.signedOut'),
  body: (
    <div className="access">
      <ToSignIn context={context} />
    </div>
  ),
})

/** A sign-out is a POST only: following a link changes nothing. The provider returns here. */
export const signOut: OpenPage = {
  needs: 'nobody',
  get: (context) => (context.session === null ? signedOut(context) : { kind: 'redirect', location: '/' }),
  async post({ owners, session, sessionToken, visitor, provider, origin }) {
    if (sessionToken !== undefined) await owners.signOut(sessionToken)
    const cookies = [flagSession.ended(visitor.https)]
    const address =
      session?.issuer === provider.issuer ? await provider.logOutAddress(origin, session.idToken) : null
    return address === null
      ? { kind: 'redirect', location: '/sign-out', cookies }
      : continueTo(address, cookies)
  },
}
