import { expect, test } from '@playwright/test'
import { showsOf } from '../content.ts'
import { requestSite } from '../http.ts'

test('the cards of all films are the same for every visitor', { tag: '@quick' }, async () => {
  const cards = async (headers: Record<string, string> = {}) =>
    requestSite('fr', '/_page/filmCards?language=fr', { headers })
  const { status, body } = await cards()
  const { page } = JSON.parse(body) as {
    readonly page: { readonly films: readonly { readonly card: { readonly slug: string } }[] }
  }
  expect(status).toBe(200)
  expect(page.films.map(({ card }) => card.slug).toSorted()).toEqual(
    (await showsOf('fr')).map(({ slug }) => slug).toSorted(),
  )
  expect((await cards({ cookie: 'client-session=x; locator=y' })).body).toBe(body)
})
