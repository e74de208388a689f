import { readFileSync } from 'node:fs'
import { join, normalize } from 'node:path/posix'
import { root } from './install.mjs'

/** @typedef {{ name: string, workspaces?: string[], imports?: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/**
 * @param {string} folder
 * @returns {Manifest}
 */
const manifestIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

const { workspaces = [] } = manifestIn('.')
const manifests = new Map(['.', ...workspaces].map((folder) => [folder, manifestIn(folder)]))

/**
 * Folders of the workspaces that a package depends on, also over others. An `import` such as `#config/*` names
 * one by its package or by its folder.
 *
 * @param {string} folder
 * @param {Set<string>} found
 */
function workspacesOf(folder, found = new Set()) {
  const {
    imports = {},
    dependencies = {},
    devDependencies = {},
  } = manifests.get(folder) ?? manifestIn(folder)
  const named = [...Object.values(imports), ...Object.keys({ ...dependencies, ...devDependencies })]
  const targets = named.map((each) => normalize(each.replace(/\/\*$/, '')))
  for (const each of workspaces) {
    const isNamed = targets.includes(each) || targets.includes(manifests.get(each)?.name ?? '')
    if (!isNamed || found.has(each)) continue
    found.add(each)
    workspacesOf(each, found)
  }
  return found
}

/** @param {readonly string[]} paths */
const unique = (...paths) => [...new Set(paths)]

/** Files and folders that the site reads, relative to the root. */
export const siteInputs = unique(
  'src',
  'demo',
  'locales',
  'public',
  'app.config.ts',
  'package.json',
  ...workspacesOf('.'),
)

export const cmsInputs = unique(
  'cms/src',
  'cms/next.config.mjs',
  'cms/tsconfig.json',
  'cms/package.json',
  'locales',
  ...workspacesOf('cms'),
)

/** Stories show what the site shows. */
export const galleryInputs = unique('gallery', ...siteInputs, ...workspacesOf('gallery'))
