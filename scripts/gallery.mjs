// `npm run gallery`: installs the component gallery and starts it. `npm run gallery -- baselines` updates its screenshots.
import { buildIfStale, STORYBOOK, STORYBOOK_OPTIONS } from './build.mjs'
import { ensureInstalled, gallery, ownEnv, ownNode, run } from './install.mjs'

async function main() {
  if (!(await ensureInstalled()) || !(await ensureInstalled(gallery))) return 1
  if (process.argv[2] !== 'baselines')
    return run(ownNode, [STORYBOOK, 'dev', ...STORYBOOK_OPTIONS, '--port', '6006', '--ci'], ownEnv(), gallery)
  if (!(await buildIfStale({ kind: 'gallery' }))) return 1
  const playwright = 'node_modules/@playwright/test/cli.js'
  return run(
    ownNode,
    [playwright, 'test', '--config', 'gallery/playwright.config.ts', '--update-snapshots=changed'],
    ownEnv(),
  )
}

process.exitCode = await main()
