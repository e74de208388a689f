/** Hides a technical field in the comparison of versions. */
export function NoDifference() {
  return null
}
