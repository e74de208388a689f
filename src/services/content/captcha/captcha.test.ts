import { expect, test } from 'vitest'
import { verifyRecaptcha } from '../../../api/recaptcha.ts'
import { createRecaptcha } from './captcha.ts'

const google = (verdict: unknown, status = 200) => {
  const requests: string[] = []
  const fetcher = async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(await new Request(input, init).text())
    return new Response(JSON.stringify(verdict), { status })
  }
  return {
    requests,
    captcha: createRecaptcha('the-secret', (secret, token) => verifyRecaptcha(secret, token, fetcher)),
  }
}

test('sends the token with the secret to Google and returns the verdict', async () => {
  const { requests, captcha } = google({ success: true })
  expect(await captcha.verify('fr', 'token')).toBe('passed')
  expect(requests).toEqual(['secret=the-secret&response=token'])
  expect(await google({ success: false }).captcha.verify('fr', 'token')).toBe('refused')
})

test('rejects an empty token without a request, and reports an unavailable verdict', async () => {
  const { requests, captcha } = google({ success: true })
  expect([await captcha.verify('fr', ''), requests.length]).toEqual(['refused', 0])
  expect(await google({}, 500).captcha.verify('fr', 'token')).toBe('unavailable')
  expect(await google({ hello: 1 }).captcha.verify('fr', 'token')).toBe('unavailable')
  expect(captcha.challenge('fr')).toBeUndefined()
})
