import { EmptyState, ErrorState } from '@marquee/design/feedback/states.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: EmptyState }

export const Empty = state(({ t }) => (
  <EmptyState
    title={t('shows:empty.filtered')}
    text={t('shows:empty.filteredText')}
    actions={[
      { label: t('shows:empty.clear'), href: '/films' },
      { label: t('errors:home'), href: '/' },
    ]}
  />
))
export const EmptyWithoutAction = state(({ t }) => <EmptyState title={t('home:empty.title')} level={2} />)
export const Failed = state(() => <ErrorState onRetry={nothing} />)
export const FailedInOtherWords = state(({ t }) => (
  <ErrorState title={t('search:failed.title')} text={t('search:failed.text')} />
))
export const LongText = state(({ longTitle, longText, t }) => (
  <EmptyState
    title={longTitle}
    text={longText}
    actions={[{ label: t('shows:empty.clear'), href: '/films' }]}
  />
))
