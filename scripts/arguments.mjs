/** @typedef {{ parts: string[], words: string[], rest: boolean, changed: boolean, watch: boolean }} Arguments */

/**
 * Parses the command line of `npm test` and `npm run test:full`:
 * `[--rest] [--changed] [--watch] [<part> …]`, or one part followed by words for its tool.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} names of all parts
 * @returns {Arguments}
 * @throws {Error} on an unknown option or part, or `--watch` with a part that cannot be watched
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
  if (watch && !(parts.length === 1 && watchable.includes(first ?? '')))
    throw new Error(`--watch takes one part: ${watchable.join(', ')}.`)
  return {
    parts,
    words: several ? [] : others,
    rest: options.includes('--rest'),
    changed: options.includes('--changed'),
    watch,
  }
}
