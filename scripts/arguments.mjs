/** @typedef {{ parts: string[], words: string[], rest: boolean, changed: boolean, watch: boolean, since: string | undefined }} Arguments */

const WATCHABLE = ['unit', 'machines', 'contracts']

/**
 * Parses the command line of `npm test` and its like: `[--rest] [--changed] [--since=<commit>] [--watch] [<part> …]`,
 * or one part followed by words for its tool.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} names of all parts
 * @returns {Arguments}
 * @throws {Error} on an unknown option or part, words after several parts, or `--watch` with a part that cannot be watched
 */
export function readArguments(args, names) {
  const options = args.filter((arg) => arg.startsWith('--'))
  const [first, ...others] = args.filter((arg) => !arg.startsWith('--'))
  const unknown = options.find((option) => !/^--(?:rest|changed|watch|since=.+)$/.test(option))
  if (unknown)
    throw new Error(
      `No such option: ${unknown}. There are --changed, --watch and, for test:full, --rest and --since=<commit>.`,
    )
  if (first !== undefined && !names.includes(first))
    throw new Error(`No such part: ${first}. There are ${names.join(', ')}.`)
  const several = others.every((other) => names.includes(other))
  const among = several ? undefined : others.find((other) => names.includes(other))
  if (among)
    throw new Error(
      `Words select tests of one part, and ${among} is a part too: run ${first} and ${among} one after the other.`,
    )
  const parts = first === undefined ? [] : several ? [first, ...others] : [first]
  const watch = options.includes('--watch')
  if (watch && !(parts.length === 1 && WATCHABLE.includes(first ?? '')))
    throw new Error(`--watch takes one part: ${WATCHABLE.join(', ')}.`)
  return {
    parts,
    words: several ? [] : others,
    rest: options.includes('--rest'),
    changed: options.includes('--changed'),
    since: options.find((option) => option.startsWith('--since='))?.slice('--since='.length),
    watch,
  }
}
