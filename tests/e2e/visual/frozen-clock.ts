/**
 * Loaded before the product: freezes its clock, so that programme, times and texts are the same in every
 * screenshot.
 */
import { freezeClock } from '../freeze-clock.ts'

export const MOMENT = '2026-11-20T10:00:00Z'

freezeClock(Date.parse(MOMENT))
