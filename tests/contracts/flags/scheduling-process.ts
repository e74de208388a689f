import { createFlagService } from '@marquee/flags/service/create-flag-service.ts'
import { z } from '#models/zod.ts'
import { openStore } from '../../../src/wiring/open-store.ts'

const task = z.object({
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
  /** Epoch milliseconds: the clock of the process stands still. */
  now: z.number(),
})

/** Task of the process, as JSON in its last argument. */
export type SchedulingProcess = z.infer<typeof task>

const { now, ...options } = task.parse(JSON.parse(process.argv.at(-1) ?? '{}'))
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
