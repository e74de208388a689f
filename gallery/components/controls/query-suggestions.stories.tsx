import { QuerySuggestions } from '@marquee/design/controls/query-suggestions.tsx'
import { state } from '../../state.tsx'

export default { component: QuerySuggestions }

export const Several = state(({ films, t }) => (
  <QuerySuggestions
    label={t('search:links')}
    suggestions={films.slice(0, 3).map(({ title, href }) => ({ label: title, href }))}
  />
))
