import { expect, it } from 'vitest'
import { checkFirstName } from './open-flags.ts'
import { readEnv } from './server/env/env.ts'

const nobody = { list: async () => [] }
const somebody = { list: async () => [{ id: 'a', name: 'Ada', role: 'admin', sites: [] }] as const }

it('requires a name for the first admin of a public flag host', async () => {
  const open = readEnv({ FLAGS_HOST: 'flags.cinema.example' })
  await expect(checkFirstName(open, nobody)).rejects.toThrow(/FLAGS_ADMIN_NAME/)
  await checkFirstName(open, somebody)
  await checkFirstName(readEnv({ FLAGS_HOST: 'flags.cinema.example', FLAGS_ADMIN_NAME: 'Ada' }), nobody)
  await checkFirstName(readEnv({}), nobody)
  await checkFirstName(readEnv({ FLAGS_HOST: '127.0.0.1:3000' }), nobody)
})
