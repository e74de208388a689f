import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'

const SITE = [
  'src/',
  'config/',
  'content-models/',
  'machines/',
  'locales/',
  'demo/',
  'public/',
  'app.config.ts',
  'tsconfig.json',
]
const CMS = ['cms/', 'content-models/', 'config/', 'locales/', 'src/services/', 'src/open-store.ts', 'demo/']
const EVERYTHING = ['package.json', 'package-lock.json', 'scripts/']

/**
 * Files and folders that a part runs or reads. Parts that are not listed take seconds and always run;
 * vitest selects its tests by imports.
 *
 * @type {Record<string, readonly string[]>}
 */
const REACHED_BY = {
  http: [...SITE, 'tests/e2e/', 'tests/contracts/'],
  browser: [...SITE, 'tests/e2e/'],
  visual: [...SITE, 'tests/e2e/'],
  inspector: [...SITE, 'tests/e2e/', 'tests/scenarios/'],
  gallery: [...SITE, 'gallery/', 'tests/e2e/'],
  'gallery-types': [...SITE, 'gallery/'],
  'cms-migrations': ['cms/', 'content-models/', 'config/', 'locales/', 'src/services/'],
  'cms-types': CMS,
  'cms-unused': [...SITE, 'cms/', 'gallery/', 'tests/'],
  'cms-build': ['cms/', 'content-models/', 'config/', 'locales/', 'src/services/'],
  'cms-unit': CMS,
  'cms-browser': [...SITE, 'cms/'],
  unleash: ['src/services/', 'src/open-store.ts', 'src/features/flags/', 'tests/unleash/'],
}

/**
 * Whether a change of these files can change the result of a part.
 *
 * @param {string} part
 * @param {readonly string[]} files relative to the root
 */
export function isReached(part, files) {
  const reaches = REACHED_BY[part]
  if (!reaches) return true
  return files.some((file) => [...EVERYTHING, ...reaches].some((start) => file.startsWith(start)))
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
 * Files that differ from a commit, untracked ones included.
 *
 * @param {string} base
 */
export const changedFiles = (base) =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter(Boolean)
