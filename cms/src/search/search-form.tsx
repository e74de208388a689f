import type { PayloadRequest } from 'payload'
import type { Language } from '../../../config/types.ts'
import { collectionName } from '../reports/collection-name.ts'
import { sitesOf } from '../users/access.ts'
import { siteName } from '../users/display-names.ts'
import type { Person } from '../users/person.ts'
import type { EditorQuery } from './search-documents.ts'
import { isSearched } from './search-entries.ts'
import { SearchField } from './search-field.tsx'
import type { searchTexts } from './texts.ts'

interface SearchFormProps {
  readonly req: PayloadRequest
  readonly person: Person
  readonly query: EditorQuery
  readonly uiLanguage: Language
  readonly t: ReturnType<typeof searchTexts.t>
}

/** Works without JavaScript. */
export function SearchForm({ req, person, query, uiLanguage, t }: SearchFormProps) {
  const kinds = req.payload.config.collections.filter(isSearched).map(({ slug }) => slug)
  return (
    <search className="search-form">
      <form method="get">
        <label className="search-form__words">
          {t('words')}
          <SearchField text={query.text} />
        </label>
        <label>
          {t('kind')}
          <select name="kind" defaultValue={query.collection ?? ''}>
            <option value="">{t('allKinds')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {collectionName(req, kind)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('site')}
          <select name="site" defaultValue={query.site ?? ''}>
            <option value="">{t('allSites')}</option>
            {sitesOf(person).map((site) => (
              <option key={site} value={site}>
                {siteName(site, uiLanguage)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{t('submit')}</button>
      </form>
    </search>
  )
}
