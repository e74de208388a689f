/**
 * Reads the command line of `npm test` and `npm run test:full`: `[--rest] [--changed] [--watch] [<part> [<word> …]]`. One part takes words, which go to
 * its tool; several parts may be named without.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} names of all parts
 * @returns {{ parts: string[], words: string[], rest: boolean, changed: boolean, watch: boolean }}
 * @throws {Error} where an option or a part is unknown, or only unit tests can be watched
 */
export function readArguments(args, names) {
  const options = args.filter((arg) => arg.startsWith('--'))
  const [first, ...others] = args.filter((arg) => !arg.startsWith('--'))
  const unknown = options.find((option) => !['--rest', '--changed', '--watch'].includes(option))
  if (unknown)
    throw new Error(`No such option: ${unknown}. There are --changed, --watch and, for test:full, --rest.`)
  if (first !== undefined && !names.includes(first))
    throw new Error(`No such part: ${first}. There are ${names.join(', ')}.`)
  const several = others.every((other) => names.includes(other))
  const parts = first === undefined ? [] : several ? [first, ...others] : [first]
  const watch = options.includes('--watch')
  const watchable = ['unit', 'machines', 'contracts']
  if (watch && !(parts.length === 1 && watchable.includes(first)))
    throw new Error(`--watch takes one part: ${watchable.join(', ')}.`)
  return {
    parts,
    words: several ? [] : others,
    rest: options.includes('--rest'),
    changed: options.includes('--changed'),
    watch,
  }
}
