import { instantOf } from '../../content-models/site-clock.ts'
import { readBody } from '../api/read-body.ts'

const MAX_BYTES = 2_000
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** The instant that the form of the banner asks for on the site's clock, in epoch milliseconds; null: now. */
export async function askedTime(request: Request, timeZone: string): Promise<number | null> {
  const { text } = await readBody(new Response(request.body), MAX_BYTES)
  const asked = new URLSearchParams(text)
  const wall = asked.has('now') ? '' : (asked.get('at') ?? '')
  const instant = WALL_CLOCK.test(wall) ? instantOf(timeZone, wall) : Number.NaN
  return Number.isFinite(instant) ? instant : null
}
