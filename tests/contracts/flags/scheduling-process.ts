import { createFlagService } from '@marquee/flags/service/create-flag-service.ts'
import { openStore } from '../../../src/wiring/open-store.ts'

/** Task of the process, as JSON in its last argument. */
export interface SchedulingProcess {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Epoch milliseconds: its clock stands still. */
  readonly now: number
}

const { now, ...options } = JSON.parse(process.argv.at(-1) ?? '{}') as SchedulingProcess
const store = await openStore(options)
const service = await createFlagService({
  store,
  clock: () => now,
  onError: (error) => {
    throw error
  },
})
// Runs first what is due.
await service.close()
await store.close()
