import { filled } from '../reports/messages.ts'
import type { LanguageState, ReportedLanguage } from '../reports/translation-report.ts'
import { languageName, siteName } from '../users/display-names.ts'
import { type DeskProps, documentPage, kindName } from './desk-props.ts'
import type { Changed } from './latest.ts'
import { LocalTime } from './local-time.tsx'

const states: readonly LanguageState[] = ['public', 'draft', 'behind', 'missing']

function Languages({ desk: { words, uiLanguage }, languages }: { readonly desk: DeskProps; readonly languages: readonly ReportedLanguage[] }) {
  return states
    .map((state) => ({ state, ofState: languages.filter((each) => each.state === state) }))
    .filter(({ ofState }) => ofState.length > 0)
    .map(({ state, ofState }) => (
      <span key={state} className={`desk__state desk__state--${state}`}>
        {filled(words.languagesAre, { languages: ofState.map(({ language }) => languageName(language, uiLanguage)).join(', '), state: words[state] })}
      </span>
    ))
}

/** What has been written last. */
export function Changes({ desk, changed }: { readonly desk: DeskProps; readonly changed: readonly Changed[] }) {
  return (
    <section>
      <h2>{desk.words.changed}</h2>
      {changed.length === 0 && <p>{desk.words.nothingChanged}</p>}
      <ul className="desk__list">
        {changed.map(({ collection, id, title, site, updatedAt, languages }) => (
          <li key={`${collection} ${id}`}>
            <a href={documentPage(desk, collection, id)}>{title}</a>
            <span className="desk__facts">
              {kindName(desk, collection)} · {siteName(site, desk.uiLanguage)} · <LocalTime at={updatedAt} />
            </span>
            {languages.length > 0 && (
              <span className="desk__states">
                <Languages desk={desk} languages={languages} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
