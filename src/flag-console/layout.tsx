import { CSRF_FIELD } from '../account-area/csrf.ts'
import { Notice } from '../account-area/forms/form.tsx'
import { Mark } from '../components/brand/mark.tsx'
import { type ConsoleContext, hasRole, type ShownPage } from './page.ts'
import { embeddedOnly, navigation, pages, places } from './pages.ts'
import { scriptPath } from './script.server.ts'
import { fonts, style, stylesheet } from './style.server.ts'

interface FrameProps {
  readonly context: ConsoleContext
  readonly page: ShownPage
}

function Account({ context: { session, csrf, url } }: Pick<FrameProps, 'context'>) {
  if (session === null) return null
  return (
    <div className="header__end">
      <a
        className="link client-header__link"
        href={places.account}
        aria-current={url.pathname === places.account ? 'page' : undefined}
      >
        <span className="vh">Signed in as </span>
        <span className="doors-self">{session.owner.name}</span>
        <span className="console-role">{session.owner.role}</span>
      </a>
      <form method="post" action={places.signOut}>
        <input type="hidden" name={CSRF_FIELD} value={csrf} />
        <button type="submit" className="link client-header__link">
          Sign out
        </button>
      </form>
    </div>
  )
}

function Navigation({ context: { session, outside, url } }: Pick<FrameProps, 'context'>) {
  if (session === null) return null
  const shown = navigation.filter(
    ({ path, needs }) =>
      Object.hasOwn(pages, path) && !(outside && embeddedOnly.has(path)) && hasRole(session.owner, needs),
  )
  return (
    <nav className="client-nav room" aria-label="Pages">
      <div className="wrap">
        <ul>
          {shown.map(({ path, label }) => (
            <li key={path}>
              <a href={path} aria-current={path === url.pathname ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

const stateTexts = {
  live: 'The values here are those that it gives the sites now.',
  'last-known': 'It does not answer at the moment: the values here are the last that it gave.',
  presets: 'It has not answered yet: until it does, the values here are those of the configuration.',
} as const

function OutsideNotice({ context: { session, outside } }: Pick<FrameProps, 'context'>) {
  if (session === null || outside === undefined) return null
  return (
    <div className="wrap">
      <Notice look="info" title="These pages only show. The sites follow another flag service.">
        <p>
          Features are switched at <a href={outside.address}>{outside.address}</a>.{' '}
          {stateTexts[outside.state()]}
        </p>
      </Notice>
    </div>
  )
}

/** The whole document of a page: header and navigation, the heading, the body, and a line that reads out what changes. */
export function ConsoleDocument({ context, page }: FrameProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0d0d12" />
        <meta name="robots" content="noindex" />
        <title>{`${page.title} · Marquee flags`}</title>
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <script src={scriptPath} defer />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className="console-page">
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <header className="header header--light room">
          <div className="wrap header__in">
            <Mark href="/" />
            <span className="console-name">Flags</span>
            <Account context={context} />
          </div>
        </header>
        <Navigation context={context} />
        <main id="content" className={page.wide ? 'console console--wide' : 'console'} tabIndex={-1}>
          <div className="wrap console-head">
            <h1>{page.title}</h1>
            {page.lead && <div className="muted">{page.lead}</div>}
          </div>
          <OutsideNotice context={context} />
          <div className="wrap console-body">{page.body}</div>
        </main>
        <p className="console-toast vh" role="status" id="announcement" />
      </body>
    </html>
  )
}
