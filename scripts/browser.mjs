import { spawn } from 'node:child_process'
import { ownEnv, ownNode, root } from './install.mjs'
import { systemBrowser, systemShell } from './system-browser.mjs'

/** Debian and Ubuntu only; on other systems the browser has to be installed by hand. */
const PACKAGE_MANAGER = 'apt-get'
const DOWNLOAD_TIMEOUT_MS = 180_000

/**
 * Resolves with whether the command ended with 0.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {number} [timeout] in milliseconds
 * @returns {Promise<boolean>}
 */
const succeeds = (command, args, timeout) =>
  new Promise((resolve) => {
    const env = { ...process.env, ...ownEnv() }
    const child = spawn(command, args, { cwd: root, stdio: 'ignore', env, timeout })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

/** @param {string[]} args */
const playwright = (...args) =>
  succeeds(ownNode, ['node_modules/@playwright/test/cli.js', ...args], DOWNLOAD_TIMEOUT_MS)

/** @param {string} script */
const evaluates = (script) => succeeds(ownNode, ['-e', script])

const isDownloaded = () =>
  evaluates(
    "process.exit(require('node:fs').existsSync(require('@playwright/test').chromium.executablePath()) ? 0 : 1)",
  )

const launches = () =>
  evaluates(
    "require('@playwright/test').chromium.launch({ args: ['--no-sandbox'] }).then((browser) => browser.close())",
  )

const isRoot = () => process.getuid?.() === 0

/** A fresh machine may lack the system libraries that Chromium needs; only root can install them. */
const launchesWithLibraries = async () =>
  (await launches()) || (isRoot() && (await playwright('install-deps', 'chromium')) && (await launches()))

/** @param {string} name */
function installPackage(name) {
  console.log(`Installing the system package ${name} …`)
  return succeeds(PACKAGE_MANAGER, ['install', '-y', '-qq', name])
}

async function fromSystemPackages() {
  if (!isRoot() || !(await succeeds(PACKAGE_MANAGER, ['--version']))) return
  await succeeds(PACKAGE_MANAGER, ['update', '-qq'])
  if (!(await installPackage('chromium-headless-shell')) && !systemBrowser()) await installPackage('chromium')
}

/**
 * Finds or installs a Chromium for the browser tests: Playwright's own first, then the system's.
 * Resolves with false if neither is available.
 */
export async function ensureBrowser() {
  let downloaded = await isDownloaded()
  if (!downloaded && systemShell()) return true
  if (!downloaded) {
    console.log('Downloading Chromium for the browser tests …')
    await playwright('install', 'chromium')
    downloaded = await isDownloaded()
  }
  if (downloaded && (await launchesWithLibraries())) return true
  console.log('The download is not usable; looking for a Chromium on this machine.')
  await fromSystemPackages()
  if (systemBrowser()) return true
  console.error('No Chromium for the browser tests. Install chromium or google-chrome and try again.')
  return false
}
