import { CSRF_FIELD } from '@marquee/forms/csrf.ts'
import { readSentForm } from '@marquee/forms/sent-form.ts'
import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { z } from '#models/zod.ts'
import type { ConsoleContext } from '../page.ts'
import { backTo } from './session.ts'

const COOKIE = 'flag-form'
const { bodyBytes, savedForm } = serviceLimits.flags

const schema = z.object({ path: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) })

/** A form submitted without a session. */
export type SavedForm = Readonly<z.infer<typeof schema>>

/** The cookie that keeps a form, without files; null if the form is foreign or too large. */
export async function saveForm({
  request,
  url,
  origin,
  visitor,
  safe,
}: ConsoleContext): Promise<string | null> {
  // Pages cannot forge this header: input from another site is not stored.
  if (request.headers.get('origin') !== origin) return null
  const form = await readSentForm(request, { fields: bodyBytes, files: bodyBytes })
  if (typeof form === 'string') return null
  const fields = [...form].filter(([name]) => name !== CSRF_FIELD)
  const text = JSON.stringify({ path: backTo(url.pathname + url.search), fields } satisfies SavedForm)
  if (fields.length === 0 || Buffer.byteLength(text) > savedForm.bytes) return null
  return serializeCookie(hostCookieName(COOKIE, visitor.https), safe.lock(text), {
    maxAge: savedForm.minutes * 60,
    httpOnly: true,
    secure: visitor.https,
    sameSite: 'strict',
  })
}

export function savedFormOf({ request, visitor, safe }: ConsoleContext): SavedForm | null {
  const cookie = readCookie(request.headers.get('cookie'), hostCookieName(COOKIE, visitor.https))
  const text = safe.unlock(cookie ?? '')
  return text === null ? null : schema.parse(JSON.parse(text))
}
