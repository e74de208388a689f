import { staleTimes } from '../../../config/stale-times.ts'
import { fetchTexts } from '../../api/page-data.ts'
import { completeTexts } from '../../i18n/texts.ts'
import { keys, queries } from '../../page-kit/queries.ts'

const load = (namespace: string): Promise<boolean> =>
  queries.query({
    queryKey: keys.texts(namespace),
    queryFn: () => completeTexts([namespace], fetchTexts).then(() => true),
    staleTime: staleTimes.document,
  })

/** Requests each namespace once, also while several modals are being prepared. */
export async function loadModalTexts(namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map(load))
}
