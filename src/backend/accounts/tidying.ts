import type { AccountStore } from './store/account-store.ts'
import { tidyAccounts } from './store/tidy.ts'

const EVERY = 3_600_000

interface TidyingOptions {
  readonly store: AccountStore
  readonly clock: () => Date
  readonly onError: (error: unknown, message: string) => void
}

/** Tidies now and every hour. `stop` resolves once nothing runs any more. */
export function startTidying({ store, clock, onError }: TidyingOptions): { stop(): Promise<void> } {
  const tidy = () => tidyAccounts(store, clock()).catch((error: unknown) => onError(error, 'what clients no longer need could not be removed'))
  let running = tidy()
  const timer = setInterval(() => {
    running = running.then(tidy)
  }, EVERY)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
