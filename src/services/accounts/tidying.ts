import { startHourly } from '@marquee/kit/delivery/repeated.ts'
import type { AccountParts } from './account-parts.ts'
import { deleteIdle, deleteUnconfirmed, type Retention } from './retention.ts'
import { tidyAccounts } from './store/tidy.ts'

interface TidyingOptions {
  readonly parts: AccountParts
  readonly retention: Retention
  readonly onError: (error: unknown, message: string) => void
}

export const startTidying = ({ parts, retention, onError }: TidyingOptions): { stop(): Promise<void> } =>
  startHourly(async () => {
    try {
      await tidyAccounts(parts.store, parts.clock())
      await parts.limiter.tidy()
      await deleteUnconfirmed(parts)
      await deleteIdle(parts, retention)
    } catch (error) {
      onError(error, 'what clients no longer need could not be removed')
    }
  })
