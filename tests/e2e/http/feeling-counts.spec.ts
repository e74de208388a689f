import { expect, test } from '@playwright/test'
import { authentication } from '#config/authentication.ts'
import { sites } from '#config/sites.ts'
import { registered } from '../account-client.ts'
import { api, type PublicShow, showsOf } from '../content.ts'
import { requestHost, requestSite } from '../http.ts'

const clientHost = `client.${sites.tn.hosts.local}`

test('a rating changes the count of the content API and of the film’s page at once', {
  tag: '@quick',
}, async () => {
  const { id, cookies, csrf, close } = await registered('tn')
  await close()
  const headers = {
    cookie: cookies.join('; '),
    [authentication.csrfHeader]: csrf,
    'content-type': 'application/json',
  }
  const slug = (await showsOf('tn')).find(({ isMovie }) => isMovie)?.slug ?? ''
  const rate = async (emotion: string, isDelete: boolean) => {
    const body = JSON.stringify({ emotion, isDelete })
    const response = await requestHost(clientHost, `/api/fr/client/${id}/show/${slug}/emotion`, {
      method: 'POST',
      headers,
      body,
    })
    expect(response.status, response.body).toBe(204)
  }
  const counts = async () => {
    const { feelings } = await api<PublicShow>('tn', `show/${slug}`)
    return [feelings?.countEmotionLike ?? 0, feelings?.countEmotionLove ?? 0] as const
  }
  const page = async () => {
    const { body } = await requestSite('tn', `/fr/films/${slug}`)
    return Number(body.match(/>([\d\s]+) spectateurs Marquee/)?.[1]?.replace(/\s/g, ''))
  }
  const [liked, loved] = await counts()
  const count = await page()
  await rate('liked', false)
  expect(await counts()).toEqual([liked + 1, loved])
  await expect.poll(page).toBe(count + 1)
  await rate('loved', false)
  expect(await counts()).toEqual([liked, loved + 1])
  await rate('loved', true)
  expect(await counts()).toEqual([liked, loved])
  await expect.poll(page).toBe(count)
})
