import { CSRF_FIELD } from '@marquee/forms/csrf.ts'
import { readSentForm, type SentForm } from '@marquee/forms/sent-form.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { z } from '#models/zod.ts'
import type { ConsoleContext } from '../page.ts'
import { backTo } from './back.ts'

/** A form submitted without a session. */
export interface SavedForm {
  readonly path: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

const { bodyBytes } = serviceLimits.flags
const LONGEST = 65_536
const isSecret = (name: string) => name === CSRF_FIELD || name.includes('password')

const schema = z.object({ path: z.string(), fields: z.array(z.tuple([z.string(), z.string()])).max(200) })

/** A form is saved without passwords and files; null if foreign or too large. */
export async function saveForm({ request, url, origin }: ConsoleContext): Promise<SavedForm | null> {
  // Pages cannot forge this header: input from another site is not stored.
  if (request.headers.get('origin') !== origin) return null
  const form = await readSentForm(request, { fields: bodyBytes, files: bodyBytes })
  if (typeof form === 'string') return null
  const fields = [...form].filter(([name]) => !isSecret(name))
  const saved = { path: backTo(url.pathname + url.search), fields }
  return fields.length > 0 && written(saved).length <= LONGEST ? saved : null
}

export const written = (saved: SavedForm): string => JSON.stringify(saved)

export function savedFormOf(form: SentForm): SavedForm | null {
  const text = form.exact('saved')
  if (text === '' || text.length > LONGEST) return null
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? { ...read.data, path: backTo(read.data.path) } : null
  } catch {
    return null
  }
}
