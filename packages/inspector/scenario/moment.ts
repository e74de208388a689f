import type { AnyActor } from 'xstate'
import { asJson } from './difference.ts'

export interface Moment {
  readonly value: unknown
  readonly context: unknown
}

export function momentOf(actor: AnyActor): Moment {
  const { value, context }: Moment = actor.getSnapshot()
  return { value: asJson(value), context: asJson(context) }
}
