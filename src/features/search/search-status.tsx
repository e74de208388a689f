import { useTranslation } from 'react-i18next'
import type { Search } from './search-actor.ts'

export function SearchStatus({ search: { outcome, groups, query, expanded } }: { readonly search: Search }) {
  const { t } = useTranslation('search')
  const q = query.trim()
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const announcements = {
    idle: '',
    loading: t('searching'),
    found:
      expanded === null
        ? t('countFor', { count, q })
        : `${t(`groups.${expanded}`)}, ${t('count', { count })}`,
    nothing: t('none.title', { q }),
    failed: t('failed.title'),
  } as const
  return <output className="visually-hidden">{announcements[outcome]}</output>
}
