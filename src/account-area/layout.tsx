import { Icon } from '@marquee/design/brand/icon.tsx'
import { Mark } from '@marquee/design/brand/mark.tsx'
import { LanguageSwitch } from '@marquee/design/controls/language-switch.tsx'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { CSRF_FIELD } from '@marquee/forms/csrf.ts'
import { FormDocument } from '@marquee/forms/form-document.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import { languageNames } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { siteLook } from '../shell/site-look.server.ts'
import type { OrderedShowtime } from './account/ordered-showtime.server.ts'
import style from './client-page.css?inline'
import { OrderSummary } from './guest/order-summary.server.tsx'
import type { ClientContext } from './page.ts'

interface FrameProps {
  readonly context: ClientContext
  /** Pages of the navigation. */
  readonly accountPages: readonly string[]
  readonly page: ShownPage
  /** Shown above the body. */
  readonly ordered?: OrderedShowtime | null
}

/** An order that waits is continued in the language that is chosen. */
function searchIn({ url, order }: ClientContext, language: Language): string {
  if (order === null) return url.search
  const query = new URLSearchParams(url.search)
  query.set('back', order.path.replace(/^\/[^/]+/, `/${language}`))
  return `?${query}`
}

function Languages({ context }: Pick<FrameProps, 'context'>) {
  const { site, language, name, framed } = context
  const options = site.languages.map((each) => ({
    language: each,
    name: languageNames[each],
    href: `/${each}/${name}${searchIn(context, each)}`,
    current: each === language,
  }))
  return framed ? null : <LanguageSwitch options={options} />
}

function Header({ context }: Pick<FrameProps, 'context'>) {
  const { t, session, siteHref, href, csrf, name } = context
  return (
    <header className="header header--light dark">
      <div className="wrap header__in">
        <Mark href={siteHref()} />
        <div className="header__end">
          {session === null && name !== 'sign-in' && (
            <a className="link client-header__link" href={href('sign-in')}>
              <Icon name="user" />
              {t('client-guest:frame.signIn')}
            </a>
          )}
          {session !== null && (
            <form method="post" action={href('sign-out')}>
              <input type="hidden" name={CSRF_FIELD} value={csrf} />
              <button type="submit" className="link client-header__link">
                {t('client-guest:frame.signOut')}
              </button>
            </form>
          )}
        </div>
      </div>
    </header>
  )
}

function AccountNav({ context: { t, href, name }, accountPages }: Omit<FrameProps, 'page'>) {
  return (
    <nav className="client-nav dark" aria-label={t('client-guest:frame.account')}>
      <div className="wrap">
        <ul>
          {accountPages.map((each) => (
            <li key={each}>
              <a href={href(each)} aria-current={each === name ? 'page' : undefined}>
                {t(`client-guest:pages.${each}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function Footer({ context }: Pick<FrameProps, 'context'>) {
  const { t, siteHref, href, outbox, now } = context
  return (
    <footer className="footer dark client-footer">
      <div className="wrap client-footer__in">
        <p className="num">{t('components:copyright', { year: new Date(now).getUTCFullYear() })}</p>
        <p className="row client-footer__ways">
          <a className="link" href={siteHref()}>
            {t('client-guest:frame.toSite')}
          </a>
          {outbox && (
            <a className="link" href={href('mails')}>
              {t('client-guest:frame.mails')}
            </a>
          )}
        </p>
        <Languages context={context} />
      </div>
    </footer>
  )
}

function Content({
  page: { title, lead, aside, body },
  context,
  ordered,
}: Pick<FrameProps, 'page' | 'context' | 'ordered'>) {
  const { framed } = context
  const head = (
    <>
      <h1 className="display">{softHyphens(title)}</h1>
      {lead && <div className="lede__text">{lead}</div>}
    </>
  )
  return (
    <>
      <div className={framed ? 'client-head' : 'lede dark client-lede'}>
        <div className="wrap">{head}</div>
      </div>
      <div className={aside ? 'wrap client-body client-body--two' : 'wrap client-body'}>
        <div className="client-main">
          {ordered && <OrderSummary context={context} ordered={ordered} />}
          {body}
        </div>
        {aside && <aside className="client-aside">{aside}</aside>}
      </div>
    </>
  )
}

/** A page with header, navigation and footer; without them in a frame of the site. */
export function ClientDocument({ context, accountPages, page, ordered }: FrameProps) {
  const { framed, session, t } = context
  return (
    <FormDocument
      look={siteLook}
      language={context.language}
      site={context.site.id}
      theme={context.theme}
      title={`${page.title} · Marquee`}
      style={style}
      inlineScript={page.script}
      next={page.next}
    >
      {!framed && (
        <>
          <a className="skip" href="#content">
            {t('components:skip')}
          </a>
          <Header context={context} />
          {session !== null && <AccountNav context={context} accountPages={accountPages} />}
        </>
      )}
      <main id="content" className={framed ? 'client client--framed' : 'client'} tabIndex={-1}>
        <Content page={page} context={context} ordered={ordered} />
      </main>
      {!framed && <Footer context={context} />}
    </FormDocument>
  )
}
