import { checkStatus, inTime, readResponseJson } from '@marquee/kit/http/calls.ts'
import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { z } from 'zod'
import { createHttp } from './http.ts'

const address = 'https://www.google.com/recaptcha/api/siteverify'
const verdict = z.object({ success: z.boolean() })

export async function verifyRecaptcha(secret: string, token: string, fetcher?: typeof globalThis.fetch) {
  const http = createHttp(fetcher)
  return inTime(address, async (signal) => {
    const response = await http.post(address, {
      body: new URLSearchParams({ secret, response: token }),
      signal,
      retry: 0,
    })
    checkStatus(response, address)
    const read = verdict.safeParse((await readResponseJson(response, address)).json)
    if (!read.success) throw new UnavailableError(`${address}: invalid verdict`)
    return read.data.success
  })
}
