import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { root } from './install.mjs'

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  conditionNames: ['node', 'import'],
})

const IS_SOURCE = /\.(?:tsx?|m?js|css)$/
const IN_STYLES = /@import\s+(?:url\()?["']([^"']+)["']/g

/** @typedef {{ path: string | undefined, isType: boolean }} Request */

/**
 * @param {string} file
 * @param {string} text
 * @returns {Request[]}
 */
function requestsIn(file, text) {
  if (file.endsWith('.css')) return [...text.matchAll(IN_STYLES)].map(([, path]) => ({ path, isType: false }))
  const { module } = parseSync(file, text)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      path: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({ path: moduleRequest?.value, isType })),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      path: text.slice(start + 1, end - 1),
      isType: false,
    })),
  ]
}

/** @type {Map<string, readonly { file: string, isType: boolean }[]>} */
const known = new Map()

/** @param {string} file absolute */
function importsOf(file) {
  const before = known.get(file)
  if (before) return before
  const requests = IS_SOURCE.test(file) ? requestsIn(file, readFileSync(file, 'utf8')) : []
  const imports = requests.flatMap(({ path, isType }) => {
    const found =
      path && /^(?:[.#]|@marquee\/)/.test(path)
        ? resolver.sync(dirname(file), path.replace(/\?.*$/, '')).path
        : undefined
    return found ? [{ file: found, isType }] : []
  })
  known.set(file, imports)
  return imports
}

/**
 * Files of the repository that these files import, also over others, and they themselves, relative to the root.
 * Leaves out installed packages, and what is only read or globbed at run time.
 *
 * @param {readonly string[]} patterns globs relative to the root
 * @param {{ withTypes?: boolean }} [options] whether imports of types alone count
 */
export function reachedFiles(patterns, { withTypes = false } = {}) {
  const queue = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => join(root, file))
  /** @type {Set<string>} */
  const seen = new Set()
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file) || file.includes('node_modules')) continue
    seen.add(file)
    for (const { file: imported, isType } of importsOf(file)) if (withTypes || !isType) queue.push(imported)
  }
  return [...seen].map((file) => relative(root, file).replaceAll('\\', '/'))
}
