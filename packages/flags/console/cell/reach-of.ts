/**
 * Percent of all visitors that a share reaches if half of them agree to statistics: the others get the default.
 * A typed share of everybody, of nobody or that is no number is replaced by 50 percent, as an example.
 */
export function reachOf(typed: string, preset: boolean): { readonly share: number; readonly all: number } {
  const number = Number(typed)
  const share = Number.isInteger(number) && number > 0 && number < 100 ? number : 50
  return { share, all: share / 2 + (preset ? 50 : 0) }
}
