// `npm run sbom [-- <folder>]`: lists what production installs, for the site and for the content management system: CycloneDX, and licences.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, workspace } from './install.mjs'

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

/**
 * npm's own `--omit dev` leaves out what tools use too, such as React.
 *
 * @param {string} place
 */
function bomOf(place) {
  const npm = process.env.npm_execpath
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--prefix', place]
  const { status, stdout, stderr } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    cwd: place,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`npm sbom failed in ${place}: ${stderr}`)
  /** @type {{ components: Component[], dependencies: { ref: string, dependsOn: string[] }[], metadata: { component: Component } }} */
  const bom = JSON.parse(stdout)
  const components = bom.components.filter(
    ({ name, properties = [] }) =>
      !name.startsWith(OWN_SCOPE) &&
      !properties.some(({ name: key }) => key === 'cdx:npm:package:development'),
  )
  const shipped = new Set([bom.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = bom.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => shipped.has(each)) }))
  return { ...bom, components, dependencies }
}

for (const [name, place] of [
  ['site', root],
  ['cms', workspace],
]) {
  const bom = bomOf(place ?? root)
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
