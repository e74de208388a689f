import { siteMoment, whatIsPlanned } from '../publishing/planning/planning.ts'
import { siteName } from '../users/display-names.ts'
import type { Coming } from './coming.ts'
import { type DeskProps, documentPage, kindName } from './desk-props.ts'

/** What is going to be published or withdrawn, by the clocks of the sites. */
export function Planned({ desk, coming }: { readonly desk: DeskProps; readonly coming: readonly Coming[] }) {
  const { words, uiLanguage } = desk
  return (
    <section>
      <h2>{words.planned}</h2>
      {coming.length === 0 && <p>{words.nothingPlanned}</p>}
      <ul className="desk__list">
        {coming.map(({ collection, id, title, site, at, action, language }) => (
          <li key={`${collection} ${id} ${at} ${action} ${language}`}>
            <a href={documentPage(desk, collection, id)}>{title}</a>
            <span className="desk__facts">
              {kindName(desk, collection)} · {siteName(site, uiLanguage)} · <time dateTime={at}>{siteMoment(Date.parse(at), site, uiLanguage)}</time>
            </span>
            <span className="desk__facts">
              {whatIsPlanned({ input: { type: action === 'withdraw' ? 'unpublish' : 'publish', locale: language } }, uiLanguage)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
