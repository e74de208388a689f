// `npm run sbom [-- <folder>]`: lists what production installs, for the site and for the content management system: CycloneDX, and licences.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './install.mjs'

/** @typedef {{ license?: { id?: string, name?: string }, expression?: string }} Licence */
/** @typedef {{ name: string, version?: string, licenses?: readonly Licence[], 'bom-ref': string, properties?: { name: string, value: string }[] }} Component */

/** Scope of this repository's own workspaces. */
const OWN_SCOPE = '@marquee/'

const folder = resolve(process.argv[2] ?? join(root, '.cache/sbom'))
mkdirSync(folder, { recursive: true })

/** @param {Component} component */
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(', ') ||
  'not declared'

const npm = process.env.npm_execpath
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
const { status, stdout, stderr } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
})
if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`)
/** @type {{ components: Component[], dependencies: { ref: string, dependsOn: string[] }[], metadata: { component: Component } }} */
const whole = JSON.parse(stdout)
const edges = new Map(whole.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
/** @param {string} ref */
const nameOf = (ref) => ref.slice(0, ref.lastIndexOf('@'))

/**
 * Packages that a workspace names as `dependencies`, and those on which they depend. npm's own `--omit dev` leaves out
 * packages that tools use too, such as React.
 *
 * @param {readonly string[]} places folders of package.json files, relative to the root
 */
function bomOf(places) {
  const queue = places.flatMap((place) => {
    const {
      name,
      version,
      dependencies = {},
    } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'))
    return (edges.get(`${name}@${version}`) ?? []).filter((ref) => nameOf(ref) in dependencies)
  })
  /** @type {Set<string>} */
  const shipped = new Set()
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    if (shipped.has(ref)) continue
    shipped.add(ref)
    queue.push(...(edges.get(ref) ?? []))
  }
  const components = whole.components.filter(
    ({ 'bom-ref': ref }) => shipped.has(ref) && !ref.startsWith(OWN_SCOPE),
  )
  const refs = new Set(components.map((component) => component['bom-ref']))
  const dependencies = whole.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }))
  return { ...whole, components, dependencies }
}

/** Workspaces of the site, which the content management system uses too. */
const shared = [
  'config',
  'content-models',
  'machines',
  'packages/kit',
  'packages/identity',
  'packages/addresses',
]
for (const [name = '', place = '.'] of [
  ['site', '.'],
  ['cms', 'cms'],
]) {
  const bom = bomOf([place, ...shared])
  const { components } = bom
  writeFileSync(join(folder, `${name}.cdx.json`), `${JSON.stringify(bom, null, 2)}\n`)
  const byLicence = Map.groupBy(components, licenceOf)
  const sections = [...byLicence]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([licence, list]) => {
      const lines = list.map((each) => `- ${each.name} ${each.version ?? ''}`).toSorted()
      return `## ${licence}\n\n${[...new Set(lines)].join('\n')}\n`
    })
  writeFileSync(join(folder, `${name}-licences.md`), `# Licences of the ${name}\n\n${sections.join('\n')}`)
  console.log(`${name}: ${components.length} packages, ${byLicence.size} licences, in ${folder}`)
}
