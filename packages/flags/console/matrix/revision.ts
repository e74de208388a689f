import type { FlagService, HistoryEntry } from '../../service/flag-service.ts'
import type { OwnerPage } from '../page.ts'
import type { ConsoleTexts } from '../texts/console-texts.ts'

/** Changes to announce one by one; more are counted. */
const MAX_LINES = 3

/** 0 without changes. */
export async function lastEntry(service: FlagService): Promise<number> {
  const [newest] = await service.history({ limit: 1 })
  return newest?.id ?? 0
}

const lineIn =
  ({ t, siteIn, valueText, flagTitle }: ConsoleTexts) =>
  ({ by, flag, site, after }: HistoryEntry) =>
    t('revision.line', { by, flag: flagTitle(flag), site: siteIn(site), value: valueText(after) })

/** Changes since an entry, as `{ revision, changes }` with sentences; without the requester's own. */
export const revision: OwnerPage = {
  needs: 'viewer',
  async get({ service, outside, owner, url, texts }) {
    if (outside)
      return { kind: 'response', response: Response.json({ revision: outside.revision(), changes: [] }) }
    const since = Number(url.searchParams.get('since'))
    const newest = await service.history({ limit: MAX_LINES + 1 })
    const fresh = newest.filter(({ id, by }) => id > since && by !== owner.name)
    const changes = fresh.length > MAX_LINES ? [texts.t('revision.several')] : fresh.map(lineIn(texts))
    return { kind: 'response', response: Response.json({ revision: newest[0]?.id ?? 0, changes }) }
  },
}
