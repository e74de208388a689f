import { spawnSync } from 'node:child_process'
import { ownEnv, ownNode, root } from './install.mjs'
import { systemBrowser, systemShell } from './system-browser.mjs'

/** Debian and Ubuntu only; on other systems the browser has to be installed by hand. */
const PACKAGE_MANAGER = 'apt-get'
const DOWNLOAD_TIMEOUT_MS = 180_000

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
const succeeds = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...ownEnv() }, ...options })
    .status === 0

/**
 * @param {string[]} args
 * @returns {[string, string[], import('node:child_process').SpawnSyncOptions]}
 */
const playwright = (...args) => [
  ownNode,
  ['node_modules/@playwright/test/cli.js', ...args],
  { stdio: 'ignore', timeout: DOWNLOAD_TIMEOUT_MS },
]

const isDownloaded = () =>
  succeeds(ownNode, [
    '-e',
    "process.exit(require('node:fs').existsSync(require('@playwright/test').chromium.executablePath()) ? 0 : 1)",
  ])

const launches = () =>
  succeeds(
    ownNode,
    [
      '-e',
      "require('@playwright/test').chromium.launch({ args: ['--no-sandbox'] }).then((browser) => browser.close())",
    ],
    {
      stdio: 'ignore',
    },
  )

const isRoot = () => process.getuid?.() === 0

/** A fresh machine may lack the system libraries that Chromium needs; only root can install them. */
const launchesWithLibraries = () =>
  launches() || (isRoot() && succeeds(...playwright('install-deps', 'chromium')) && launches())

/** @param {string} name */
function installPackage(name) {
  console.log(`Installing the system package ${name} …`)
  return succeeds(PACKAGE_MANAGER, ['install', '-y', '-qq', name], { stdio: 'ignore' })
}

function fromSystemPackages() {
  if (!isRoot() || spawnSync(PACKAGE_MANAGER, ['--version'], { stdio: 'ignore' }).status !== 0) return
  succeeds(PACKAGE_MANAGER, ['update', '-qq'], { stdio: 'ignore' })
  if (!installPackage('chromium-headless-shell') && !systemBrowser()) installPackage('chromium')
}

/**
 * Finds or installs a Chromium for the browser tests: Playwright's own first, then the system's.
 * Returns false if neither is available.
 */
export function ensureBrowser() {
  let downloaded = isDownloaded()
  if (!downloaded && systemShell()) return true
  if (!downloaded) {
    console.log('Downloading Chromium for the browser tests …')
    succeeds(...playwright('install', 'chromium'))
    downloaded = isDownloaded()
  }
  if (downloaded && launchesWithLibraries()) return true
  console.log('The download is not usable; looking for a Chromium on this machine.')
  fromSystemPackages()
  if (systemBrowser()) return true
  console.error('No Chromium for the browser tests. Install chromium or google-chrome and try again.')
  return false
}
