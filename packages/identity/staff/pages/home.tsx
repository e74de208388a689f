import { staffPaths } from '../staff-clients.ts'
import type { PersonContext, PersonPage } from './page.ts'

/** Consoles that this person may open. */
function openTo({ consoles, person: { rights } }: PersonContext) {
  const all = [
    { name: 'flags', href: rights.flags && consoles.flags },
    { name: 'content', href: rights.content && consoles.content },
  ] as const
  return all.flatMap(({ name, href }) => (href === null ? [] : [{ name, href }]))
}

export const home: PersonPage = {
  needs: 'person',
  get(context) {
    const { person, texts } = context
    const { t } = texts
    const open = openTo(context)
    const more = [
      { name: 'security', href: staffPaths.security } as const,
      ...(person.rights.manages ? [{ name: 'people', href: staffPaths.people } as const] : []),
    ]
    return {
      kind: 'page',
      title: t('home.heading', { name: person.name }),
      body: (
        <div className="staff staff--list">
          {open.length === 0 && <p className="measure">{t('home.nothing')}</p>}
          <ul className="staff-ways" role="list">
            {[...open, ...more].map(({ name, href }) => (
              <li key={name}>
                <a className="staff-open" href={href}>
                  {t(`home.${name}.name`)}
                </a>
                <p className="muted">{t(`home.${name}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      ),
    }
  },
}
