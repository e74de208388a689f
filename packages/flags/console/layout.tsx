import { Mark } from '@marquee/design/brand/mark.tsx'
import { CSRF_FIELD } from '@marquee/forms/csrf.ts'
import { Notice } from '@marquee/forms/form.tsx'
import { FormDocument } from '@marquee/forms/form-document.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import style from './console-page.css?inline'
import { type ConsoleContext, hasRole } from './page.ts'
import { administration, embeddedOnly, navigation, places } from './pages.ts'
import { consoleScript } from './script.server.ts'
import { useTexts } from './texts/console-texts.ts'
import { SLOT, WithElement } from './texts/with-element.tsx'

interface FrameProps {
  readonly context: ConsoleContext
  readonly page: ShownPage
  /** Requests that the owner may approve. */
  readonly waiting: number
}

function Account({ context: { session, staffPages, csrf } }: Pick<FrameProps, 'context'>) {
  const { t } = useTexts()
  if (session === null) return null
  return (
    <div className="header__end">
      <a className="link client-header__link" href={staffPages?.account}>
        <span className="console-account">{t('frame.account')}</span>{' '}
        <span className="access-self">{session.owner.name}</span>
        <span className="console-role">{t(`roles.${session.owner.role}.word`)}</span>
      </a>
      <form method="post" action={places.signOut}>
        <input type="hidden" name={CSRF_FIELD} value={csrf} />
        <button type="submit" className="link client-header__link">
          {t('frame.signOut')}
        </button>
      </form>
    </div>
  )
}

function Waiting({ count }: { readonly count: number }) {
  const { t } = useTexts()
  if (count === 0) return null
  return (
    <>
      <span className="console-waiting" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">, {t('requests.forYou', { count })}</span>
    </>
  )
}

function Navigation({ context: { session, staffPages, outside, url }, waiting }: Omit<FrameProps, 'page'>) {
  const { t } = useTexts()
  if (session === null) return null
  const people = staffPages ? [{ path: staffPages.people, name: 'people', ...administration } as const] : []
  const shown = [...navigation, ...people].filter(
    ({ path, needs }) => !(outside && embeddedOnly.has(path)) && hasRole(session.owner, needs),
  )
  return (
    <nav className="client-nav" aria-label={t('frame.pages')}>
      {[...Map.groupBy(shown, ({ group }) => group)].map(([group, entries]) => (
        <ul key={group} aria-label={t(`frame.groups.${group}`)}>
          {entries.map(({ path, name }) => (
            <li key={path}>
              <a href={path} aria-current={path === url.pathname ? 'page' : undefined}>
                {t(`navigation.${name}`)}
                {name === 'requests' && <Waiting count={waiting} />}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function OutsideNotice({ context: { session, outside } }: Pick<FrameProps, 'context'>) {
  const { t } = useTexts()
  if (session === null || outside === undefined) return null
  return (
    <div className="wrap">
      <Notice look="info" title={t('outside.title')}>
        <p>
          <WithElement text={t('outside.switchedAt', { address: SLOT })}>
            <a href={outside.address}>{outside.address}</a>
          </WithElement>{' '}
          {t(`outside.state.${outside.state()}`)}
        </p>
      </Notice>
    </div>
  )
}

export function ConsoleDocument({ context, page, waiting }: FrameProps) {
  const { language, t } = useTexts()
  return (
    <FormDocument
      look={context.look}
      language={language}
      title={t('frame.title', { title: page.title })}
      style={style}
      scriptPaths={
        page.scriptPath === undefined ? [consoleScript.path] : [consoleScript.path, page.scriptPath]
      }
      className="console-page"
    >
      <a className="skip" href="#content">
        {t('frame.skip')}
      </a>
      <header className="header header--light dark">
        <div className="wrap header__in">
          <Mark href="/" />
          {context.session === null && <span className="console-name">{t('frame.name')}</span>}
          <Navigation context={context} waiting={waiting} />
          <Account context={context} />
        </div>
      </header>
      <main id="content" className={page.wide ? 'console console--wide' : 'console'} tabIndex={-1}>
        <div className="wrap console-head">
          <h1>{page.title}</h1>
          {page.lead && <div className="muted">{page.lead}</div>}
        </div>
        <OutsideNotice context={context} />
        <div className="wrap console-body">{page.body}</div>
      </main>
      <p
        className="console-toast visually-hidden"
        role="status"
        id="announcement"
        data-unreached={t('frame.unreached')}
        data-close-label={t('frame.close')}
      />
    </FormDocument>
  )
}
