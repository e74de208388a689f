import { spawnSync } from 'node:child_process'
import { ownEnv, ownNode, root } from './install.mjs'
import { systemBrowser, systemShell } from './system-browser.mjs'

/** Debian's and Ubuntu's; other systems have to bring a browser of their own. */
const PACKAGES = 'apt-get'
const LONGEST_DOWNLOAD = 180_000

const succeeds = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...ownEnv() }, ...options })
    .status === 0

const playwright = (...args) => [
  ownNode,
  ['node_modules/@playwright/test/cli.js', ...args],
  { stdio: 'ignore', timeout: LONGEST_DOWNLOAD },
]

const isFetched = () =>
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

/** A fresh machine may lack the system libraries of a fetched browser; only root can add them. */
const launchesWithLibraries = () =>
  launches() || (isRoot() && succeeds(...playwright('install-deps', 'chromium')) && launches())

function installPackage(name) {
  console.log(`Installing the system package ${name} …`)
  return succeeds(PACKAGES, ['install', '-y', '-qq', name], { stdio: 'ignore' })
}

function fromSystemPackages() {
  if (!isRoot() || spawnSync(PACKAGES, ['--version'], { stdio: 'ignore' }).status !== 0) return
  succeeds(PACKAGES, ['update', '-qq'], { stdio: 'ignore' })
  if (!installPackage('chromium-headless-shell') && !systemBrowser()) installPackage('chromium')
}

/**
 * Makes sure that the browser tests find a Chromium: Playwright's own, downloaded if need be, else the system's, installed if we may.
 * Resolves with false if there is none.
 */
export function ensureBrowser() {
  let fetched = isFetched()
  if (!fetched && systemShell()) return true
  if (!fetched) {
    console.log('Fetching the browser of the tests …')
    succeeds(...playwright('install', 'chromium'))
    fetched = isFetched()
  }
  if (fetched && launchesWithLibraries()) return true
  console.log('It cannot be had from there; looking for one on this machine.')
  fromSystemPackages()
  if (systemBrowser()) return true
  console.error(
    'No Chromium for the browser tests: neither download nor system has one. Install chromium or google-chrome and try again.',
  )
  return false
}
