import type { PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import { collectionName } from '../reports/collection-name.ts'
import { Choice } from '../reports/views/choice.tsx'
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
        <Choice
          name="kind"
          label={t('kind')}
          all={t('allKinds')}
          chosen={query.collection}
          options={kinds.map((kind) => [kind, collectionName(req, kind)])}
        />
        <Choice
          name="site"
          label={t('site')}
          all={t('allSites')}
          chosen={query.site}
          options={sitesOf(person).map((site) => [site, siteName(site, uiLanguage)])}
        />
        <button type="submit">{t('submit')}</button>
      </form>
    </search>
  )
}
