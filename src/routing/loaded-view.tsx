import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { GoneView } from '../shell/errors/gone-view.tsx'
import { UnavailableView } from '../shell/errors/unavailable-view.tsx'
import type { Loaded } from './load.ts'
import { useSame } from './use-same.ts'

interface LoadedViewProps<Page> {
  readonly loaded: Loaded<Page>
  readonly view: ComponentType<{ readonly page: Page }>
}

/** A loaded page in its view, or the view of its error. */
export function LoadedView<Page>({ loaded: fresh, view: View }: LoadedViewProps<Page>) {
  const router = useRouter()
  const loaded = useSame(fresh)
  if (loaded.outcome === 'found') return <View page={loaded.page} />
  if (loaded.outcome === 'gone') return <GoneView />
  return <UnavailableView onRetry={() => void router.invalidate()} />
}
