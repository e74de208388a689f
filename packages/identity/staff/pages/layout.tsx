import { Mark } from '@marquee/design/brand/mark.tsx'
import { CSRF_FIELD } from '@marquee/forms/csrf.ts'
import { FaultList } from '@marquee/forms/form.tsx'
import { type DocumentLook, FormDocument } from '@marquee/forms/form-document.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import { staffPaths } from '../staff-clients.ts'
import type { Errors, StaffContext } from './page.ts'
import style from './staff.css?inline'
import { type StaffTexts, useTexts } from './texts.ts'

export function ErrorSummary({ errors }: { readonly errors: Errors }) {
  const { t } = useTexts()
  return <FaultList title={(count) => t('form.faults', { count })} errors={errors} />
}

export function messagePage({ t }: StaffTexts, title: string, text: string, status: number): ShownPage {
  return {
    kind: 'page',
    status,
    title,
    body: (
      <div className="staff">
        <p className="measure">{text}</p>
        <p>
          <a className="link" href={staffPaths.home}>
            {t('frame.toHome')}
          </a>
        </p>
      </div>
    ),
  }
}

function Navigation({ context: { session, url } }: { readonly context: StaffContext }) {
  const { t } = useTexts()
  if (session === null) return null
  const entries = [
    [staffPaths.home, t('home.title')],
    [staffPaths.security, t('security.title')],
    ...(session.person.rights.manages ? [[staffPaths.people, t('people.title')] as const] : []),
  ] as const
  return (
    <nav className="client-nav dark" aria-label={t('frame.pages')}>
      <div className="wrap">
        <ul>
          {entries.map(([path, name]) => (
            <li key={path}>
              <a href={path} aria-current={path === url.pathname ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

interface DocumentProps {
  readonly context: StaffContext
  readonly look: DocumentLook
  readonly page: ShownPage
}

export function StaffDocument({ context, look, page }: DocumentProps) {
  const { language, t } = useTexts()
  const { session, csrf } = context
  return (
    <FormDocument
      look={look}
      language={language}
      title={t('frame.title', { title: page.title })}
      style={style}
      scriptPaths={page.scriptPath === undefined ? [] : [page.scriptPath]}
      className={session === null ? 'staff-page staff-page--out' : 'staff-page'}
    >
      <a className="skip" href="#content">
        {t('frame.skip')}
      </a>
      <header className="header header--light dark">
        <div className="wrap header__in">
          <Mark href={staffPaths.home} />
          <span className="staff-name">{t('frame.name')}</span>
          {session && (
            <div className="header__end">
              <span className="staff-self">{session.person.name}</span>
              <form method="post" action="/sign-out">
                <input type="hidden" name={CSRF_FIELD} value={csrf} />
                <button type="submit" className="link client-header__link">
                  {t('frame.signOut')}
                </button>
              </form>
            </div>
          )}
        </div>
      </header>
      <Navigation context={context} />
      <main id="content" className="staff-main" tabIndex={-1}>
        <div className="wrap staff-head">
          <h1>{page.title}</h1>
          {page.lead && <div className="muted measure">{page.lead}</div>}
        </div>
        <div className="wrap">{page.body}</div>
      </main>
    </FormDocument>
  )
}
