import { Button } from '@marquee/design/controls/button.tsx'
import { Finder, SearchField } from '@marquee/design/controls/search-field.tsx'
import { Chosen, state } from '../../state.tsx'

export default { component: SearchField }

export const Empty = state(({ t }) => <SearchField name="empty" label={t('search:label')} />)
export const Filled = state(({ t, films: [film] }) => (
  <Chosen<string> first={film.title}>
    {(value, choose) => (
      <SearchField name="filled" label={t('search:label')} value={value} onChange={choose} />
    )}
  </Chosen>
))
export const WithButton = state(({ t }) => (
  <Finder name="q" label={t('cinemas:search.label')} action="/cinemas">
    <Button type="submit">{t('search:title')}</Button>
  </Finder>
))
