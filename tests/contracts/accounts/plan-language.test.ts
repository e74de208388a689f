import { expect, test } from 'vitest'
import { createAccountsApi } from '../../../src/services/accounts/accounts-api.ts'
import { accountsOfEachTest, confirmedClient, nlPlace, openCinemas } from './set-up-accounts.ts'
import { soldPlans } from './sold-plans.ts'

const stage = accountsOfEachTest('sqlite')

test.each([
  ['nl/accounts/me', 'À deux (nl)'],
  ['v1/accounts/me?language=en', 'À deux (en)'],
])('%s names the plan of the client in its language', async (path, title) => {
  const accounts = stage.another({
    plans: async (_, language) =>
      soldPlans.map((plan) => ({ ...plan, title: `${plan.title} (${language})` })),
  })
  const { account, session } = await confirmedClient(accounts, {}, nlPlace)
  await accounts.orderPlan(nlPlace, account.id, { plan: 'duo', options: {} })
  const api = createAccountsApi({
    document: async () => undefined,
    accounts,
    cinemas: async () => openCinemas,
    clock: () => stage.now.getTime(),
    onError: (error) => expect.unreachable(String(error)),
  })
  const { origin, clientOrigin } = nlPlace
  const request = new Request(`${clientOrigin}/api/${path}`, { headers: { cookie: `session=${session}` } })
  const response = await api('nl', request, { origin, clientOrigin, host: 'client' })
  expect(await response.json()).toMatchObject({ cinepassType: title })
})
