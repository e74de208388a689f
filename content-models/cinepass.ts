import { z } from 'zod'
import { type Picture, picture } from './picture.ts'
import { number, requiredText, text } from './wire.ts'

/** `price` in the site's currency. */
export interface CinepassItem {
  readonly label: string
  readonly price: number | null
  readonly image: Picture
  readonly legend: string | null
}

export const wireCinepassItem = z
  .object({ label: requiredText, price: number, image: picture, legend: text })
  .meta({ id: 'CinepassItem' })

/** Items without an image are left out. */
export function toCinepassItems(wire: readonly z.output<typeof wireCinepassItem>[]): readonly CinepassItem[] {
  return wire.flatMap(({ image, ...item }) => (image === null ? [] : [{ ...item, image }]))
}
