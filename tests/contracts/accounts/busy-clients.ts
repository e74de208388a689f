import { writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { createAccounts } from '../../../src/services/accounts/create-accounts.ts'
import { openStore } from '../../../src/wiring/open-store.ts'

/** Task of the process, as JSON in its last argument. */
export interface BusyClients {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Clients of the nl site, all with this password. */
  readonly emails: readonly string[]
  readonly password: string
  readonly cinemas: readonly string[]
  readonly toggles: number
}

/** Acknowledged change, written before the next request. */
export interface ClientReport {
  readonly email: string
  readonly toggle: number
  readonly outcome: string
}

const input = JSON.parse(process.argv.at(-1) ?? '{}') as BusyClients
const place = {
  site: 'nl',
  language: 'nl',
  origin: 'http://nl.localhost',
  clientOrigin: 'http://client.nl.localhost',
} as const
const store = await openStore(input)
const accounts = createAccounts({
  store,
  cinemas: async () => input.cinemas.map((slug) => ({ slug, vistaRef: null })),
  writeMail: (_, { kind }) => ({ subject: kind, text: '', html: '' }),
  audit: { record: async () => {}, clientKey: (_, email) => email },
  onError: (error) => {
    throw error
  },
  passwordCost: { N: 16, r: 8, p: 1 },
})

/** Toggles one cinema after another, and rates a show each time. */
async function visit(email: string): Promise<void> {
  const signedIn = await accounts.access.signIn(
    place,
    { email, password: input.password },
    { address: email },
  )
  if (signedIn.kind !== 'signedIn') throw new Error(`${email}: ${signedIn.kind}`)
  const { id } = signedIn.account
  for (let toggle = 0; toggle < input.toggles; toggle += 1) {
    // Yields, as between two requests, because SQLite calls are synchronous.
    await setImmediate()
    const cinema = input.cinemas[(toggle * 5) % input.cinemas.length] ?? ''
    const { favouriteCinemas } = await accounts.savedItems.list('nl', id)
    const isSaved = favouriteCinemas.includes(cinema)
    const outcome = isSaved ? 'removed' : await accounts.savedItems.addFavourite('nl', id, cinema)
    if (isSaved) await accounts.savedItems.removeFavourite('nl', id, cinema)
    await accounts.savedItems.setEmotion('nl', id, `show-${toggle}`, 'liked')
    writeSync(1, `${JSON.stringify({ email, toggle, outcome } satisfies ClientReport)}\n`)
  }
}

await Promise.all(input.emails.map(visit))
await accounts.close()
await store.close()
