import { languageName, siteName } from '../people/display-names.ts'
import { filled } from '../reports/words.ts'
import type { Coming } from './coming.ts'
import { type DeskProps, documentPage, kindName } from './desk-props.ts'
import { LocalTime } from './local-time.tsx'

/** What is going to be published or withdrawn. */
export function Planned({ desk, coming }: { readonly desk: DeskProps; readonly coming: readonly Coming[] }) {
  const { words, told } = desk
  return (
    <section>
      <h2>{words.planned}</h2>
      {coming.length === 0 && <p>{words.nothingPlanned}</p>}
      <ul className="desk__list">
        {coming.map(({ collection, id, title, site, at, action, language }) => (
          <li key={`${collection} ${id} ${at} ${action} ${language}`}>
            <a href={documentPage(desk, collection, id)}>{title}</a>
            <span className="desk__facts">
              {kindName(desk, collection)} · {siteName(site, told)} · <LocalTime at={at} />
            </span>
            <span className="desk__facts">{filled(words[action], { languages: language ? languageName(language, told) : words.everyLanguage })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
