import { spawnSync } from 'node:child_process'
import { siteInputs } from './build-inputs.mjs'
import { reachedFiles } from './import-graph.mjs'
import { root } from './install.mjs'

/** Installed packages, and the runner itself, change every part. */
const EVERYTHING = ['package-lock.json', 'app.config.ts']
const RUNNER = ['scripts/test.mjs']

/**
 * Files that a part imports (`entries`, globs) or reads (`folders`, or files). Parts that are not listed always run.
 *
 * @type {Record<string, { entries: readonly string[], folders?: readonly string[] }>}
 */
const INPUTS = {
  e2e: { entries: ['tests/e2e/{http,browser}/*.ts'], folders: siteInputs },
  visual: { entries: ['tests/e2e/visual/*.ts'], folders: [...siteInputs, 'tests/e2e/visual/'] },
  inspector: {
    entries: ['{packages,src/wiring}/inspector/**/*.{ts,tsx}', 'tests/e2e/inspector/**/*.ts'],
    folders: ['tests/e2e/inspector/', 'tests/scenarios/'],
  },
  gallery: { entries: ['gallery/**/*.{ts,tsx}'], folders: ['gallery/', 'locales/'] },
  'gallery-types': { entries: ['gallery/**/*.{ts,tsx}'], folders: ['gallery/'] },
  'cms-migrations': { entries: ['cms/src/**/*.{ts,tsx}'], folders: ['cms/'] },
  'cms-types': { entries: ['cms/{src,tests}/**/*.{ts,tsx}'], folders: ['cms/'] },
  'cms-build': { entries: ['cms/src/**/*.{ts,tsx}'], folders: ['cms/', 'locales/'] },
  'cms-unit': { entries: ['cms/{src,tests}/**/*.{ts,tsx,mjs}'], folders: ['cms/', 'locales/', 'demo/'] },
  // Starts the site, which frames its previews.
  'cms-browser': {
    entries: ['cms/{src,tests}/**/*.{ts,tsx,mjs}', 'scripts/{cms,serve}.mjs'],
    folders: ['cms/', 'locales/', 'demo/', 'src/server/previews/'],
  },
}

/**
 * A function that tells whether a change of these files can change the result of a part.
 *
 * @param {readonly string[]} files relative to the root
 * @returns {(part: string) => boolean}
 */
export function reachedBy(files) {
  const everything = new Set([...EVERYTHING, ...reachedFiles(RUNNER)])
  if (files.some((file) => everything.has(file))) return () => true
  return (part) => {
    const inputs = INPUTS[part]
    if (!inputs) return true
    const imported = new Set(reachedFiles(inputs.entries, { withTypes: part.endsWith('-types') }))
    const read = inputs.folders ?? []
    return files.some((file) => imported.has(file) || read.some((folder) => file.startsWith(folder)))
  }
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The commit that the change branched from `origin/main` at, else the previous commit. */
export const changeBase = () =>
  git('merge-base', 'HEAD', 'origin/main') ?? git('rev-parse', 'HEAD~1') ?? 'HEAD'

/**
 * Files that differ from a commit, untracked ones included. Undefined if this clone does not have the commit.
 *
 * @param {string} base
 */
export function changedFiles(base) {
  const differing = git('diff', '--name-only', base, '--')
  if (differing === undefined) return undefined
  return [differing, git('ls-files', '--others', '--exclude-standard')].join('\n').split('\n').filter(Boolean)
}
