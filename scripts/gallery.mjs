// `npm run gallery`: installs Storybook and shows the component gallery. `npm run gallery -- baselines` takes its pictures again.
import { buildIfStale } from './build.mjs'
import { ensureInstalled, gallery, ownEnv, ownNode, run } from './install.mjs'

/** Relative to `gallery/`. */
const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js'

async function showGallery() {
  if (!(await ensureInstalled(gallery))) return 1
  const options = ['--config-dir', '.', '--disable-telemetry', '--port', '6006', '--ci']
  return run(ownNode, [STORYBOOK, 'dev', ...options], ownEnv(), gallery)
}

async function takePictures() {
  if (!(await buildIfStale({ kind: 'gallery' }))) return 1
  const playwright = 'node_modules/@playwright/test/cli.js'
  const config = ['--config', 'gallery/playwright.config.ts', '--grep', 'pictures']
  return run(ownNode, [playwright, 'test', ...config, '--update-snapshots=changed'], ownEnv())
}

async function main() {
  if (!(await ensureInstalled())) return 1
  return process.argv[2] === 'baselines' ? takePictures() : showGallery()
}

process.exitCode = await main()
