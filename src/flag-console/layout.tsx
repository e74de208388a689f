import { Mark } from '../components/brand/mark.tsx'
import { CSRF_FIELD } from '../form-pages/csrf.ts'
import { Notice } from '../form-pages/form.tsx'
import { FormDocument } from '../form-pages/form-document.tsx'
import type { ShownPage } from '../form-pages/page.ts'
import style from './console-page.css?inline'
import { type ConsoleContext, hasRole } from './page.ts'
import { embeddedOnly, navigation, pages, places } from './pages.ts'
import { scriptPath } from './script.server.ts'

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
        <span className="visually-hidden">Signed in as </span>
        <span className="access-self">{session.owner.name}</span>
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
    <nav className="client-nav dark" aria-label="Pages">
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

export function ConsoleDocument({ context, page }: FrameProps) {
  return (
    <FormDocument
      language="en"
      title={`${page.title} · Marquee flags`}
      style={style}
      scriptPath={scriptPath}
      className="console-page"
    >
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="header header--light dark">
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
      <p className="console-toast visually-hidden" role="status" id="announcement" />
    </FormDocument>
  )
}
