import { z } from 'zod'
import { tolerant } from './tolerant.ts'
import { flag, linkAddress, requiredText } from './wire.ts'

export type CallToActionKind = 'yellow' | 'black' | 'booking'

export interface CallToAction {
  readonly label: string
  /** https, http, mailto, tel, a path of the same origin or a fragment. */
  readonly url: string
  readonly newTab: boolean
  readonly kind: CallToActionKind
}

const kinds: readonly string[] = ['yellow', 'black', 'booking'] satisfies CallToActionKind[]

const isKind = (value: unknown): value is CallToActionKind =>
  typeof value === 'string' && kinds.includes(value)

const kind = tolerant<CallToActionKind | null>({ enum: [...kinds, null] })(
  (value): CallToActionKind => (isKind(value) ? value : 'yellow'),
)

export const wireCallToAction = z
  .object({ label: requiredText, url: linkAddress, newTab: flag(false), kind })
  .meta({ id: 'CallToAction' })

interface WithWire {
  readonly cta: z.output<typeof wireCallToAction> | null
}

/** Fields that a source sends with a link. */
export type WithCallToAction<Wire extends WithWire> = Readonly<Omit<Wire, 'cta'>> & {
  readonly cta: CallToAction | null
}

export const withCallToAction = <Wire extends WithWire>({ cta, ...wire }: Wire): WithCallToAction<Wire> => ({
  ...wire,
  cta: toCallToAction(cta),
})

/** Null without a target. */
export function toCallToAction(wire: z.output<typeof wireCallToAction> | null): CallToAction | null {
  return wire === null || wire.url === null
    ? null
    : { label: wire.label, url: wire.url, newTab: wire.newTab, kind: wire.kind }
}
