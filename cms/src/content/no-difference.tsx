/** What the comparison of two versions says of a field that is not for editors: nothing. */
export function NoDifference() {
  return null
}
