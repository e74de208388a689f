import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PageQuery } from '../page-data/page-query.ts'
import { GoneView } from '../views/errors/gone-view.tsx'
import { UnavailableView } from '../views/errors/unavailable-view.tsx'

interface LoadedViewProps<Page> {
  readonly query: PageQuery<Page>
  readonly view: ComponentType<{ readonly page: Page }>
}

/** A loaded page in its view, or in the designed state of its refusal. */
export function LoadedView<Page>({ query, view: View }: LoadedViewProps<Page>) {
  const { data: answer, refetch } = useSuspenseQuery(query)
  if (answer.outcome === 'found') return <View page={answer.page} />
  if (answer.outcome === 'gone') return <GoneView />
  return <UnavailableView onRetry={() => void refetch()} />
}
