import { readForm } from '@marquee/kit/http/read-form.ts'
import { instantOf } from '#models/site-clock.ts'

const MAX_BYTES = 2_000
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Epoch milliseconds of the form's time on the site's clock; null: now. */
export async function requestedTime(request: Request, timeZone: string): Promise<number | null> {
  const form = await readForm(request, { fields: MAX_BYTES, files: 0 })
  const wall = typeof form === 'string' || form.has('now') ? '' : form.get('at')
  const instant = typeof wall === 'string' && WALL_CLOCK.test(wall) ? instantOf(timeZone, wall) : Number.NaN
  return Number.isFinite(instant) ? instant : null
}
