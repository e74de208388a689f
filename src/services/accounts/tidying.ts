import type { Clock } from '../../../content-models/site-clock.ts'
import { startHourly } from '../hourly.ts'
import type { AccountStore } from './store/account-store.ts'
import { tidyAccounts } from './store/tidy.ts'

interface TidyingOptions {
  readonly store: AccountStore
  readonly clock: Clock
  readonly onError: (error: unknown, message: string) => void
}

export const startTidying = ({ store, clock, onError }: TidyingOptions): { stop(): Promise<void> } =>
  startHourly(() =>
    tidyAccounts(store, clock()).catch((error: unknown) =>
      onError(error, 'what clients no longer need could not be removed'),
    ),
  )
