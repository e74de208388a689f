/** Default of an effect: throws until `.provide()` replaces it. */
export function unconnected(effect: string): never {
  throw new Error(`The effect ${effect} is not connected`)
}
