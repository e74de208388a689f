import { tolerant } from './tolerant.ts'

export const flagColors = { '1': 'green', '2': 'yellow', '3': 'grey', '4': 'red', '5': 'blue' } as const
export type FlagColor = (typeof flagColors)[keyof typeof flagColors]

/** An editor's label on a show ("New", "Last days"). Null: unknown colour number. */
export interface Flag {
  readonly label: string
  readonly color: FlagColor | null
}

export const flagColor = tolerant<string | number | null>({
  type: ['string', 'integer', 'null'],
  description: '1 green, 2 yellow, 3 grey, 4 red, 5 blue',
})((value): FlagColor | null => {
  const number = String(value)
  return number === '1' || number === '2' || number === '3' || number === '4' || number === '5'
    ? flagColors[number]
    : null
})

export function toFlag(label: string | null, color: FlagColor | null): Flag | null {
  return label === null ? null : { label, color }
}
