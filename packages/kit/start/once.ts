/** Makes it at the first call, and returns the same for each. */
export function once<Made>(make: () => Made): () => Made {
  let known: { readonly made: Made } | undefined
  return () => {
    known ??= { made: make() }
    return known.made
  }
}
