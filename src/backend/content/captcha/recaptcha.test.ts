import { expect, test } from 'vitest'
import { verifyRecaptcha } from '../../../api/recaptcha.ts'
import { createRecaptcha } from './recaptcha.ts'

const google = (answer: unknown, status = 200) => {
  const asked: string[] = []
  const fetcher = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(await new Request(input, init).text())
    return new Response(JSON.stringify(answer), { status })
  }
  return { asked, captcha: createRecaptcha('the-secret', (secret, token) => verifyRecaptcha(secret, token, fetcher)) }
}

test('Google judges the token, which is sent with the secret', async () => {
  const { asked, captcha } = google({ success: true })
  expect(await captcha.verify('fr', 'token')).toBe('passed')
  expect(asked).toEqual(['secret=the-secret&response=token'])
  expect(await google({ success: false }).captcha.verify('fr', 'token')).toBe('refused')
})

test('no token is refused without asking; no verdict is no answer', async () => {
  const { asked, captcha } = google({ success: true })
  expect([await captcha.verify('fr', ''), asked.length]).toEqual(['refused', 0])
  expect(await google({}, 500).captcha.verify('fr', 'token')).toBe('unavailable')
  expect(await google({ hello: 1 }).captcha.verify('fr', 'token')).toBe('unavailable')
  expect(captcha.challenge('fr')).toBeUndefined()
})
