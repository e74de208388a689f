import { assertEvent } from 'xstate'
import type { LocatorContext, LocatorEvent } from './locator-context.ts'
import { firstLocation, type LocatorLocation, usable } from './locator-rules.ts'

export interface Seen {
  readonly context: LocatorContext
  readonly event: LocatorEvent
}

export function choiceOf({ context, event }: Seen): LocatorLocation | null {
  assertEvent(event, 'location.choose')
  return usable(context, event.location)
}

export function enteredPage(event: LocatorEvent) {
  assertEvent(event, 'page.enter')
  return event.page
}

export function clientOf(event: LocatorEvent) {
  assertEvent(event, 'client.change')
  return event.client
}

export function savedElsewhere({ context, event }: Seen) {
  assertEvent(event, 'saved.change')
  const { saved } = event
  return { saved, location: firstLocation({ ...context, saved }) }
}
