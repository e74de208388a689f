// `npm run test:unleash`: tests the flag service against a real Unleash server, if one is installed.
// `-- --install` installs it. Exits with 77 where there is none.
import { join } from 'node:path'
import {
  installedUnleash,
  installUnleash,
  UNLEASH_PLACE,
  UNLEASH_VERSION,
} from '../tests/unleash/unleash-server.ts'
import { buildIfStale } from './build.mjs'
import { ownEnv, ownNode, root, run } from './install.mjs'
import { NOT_RUN } from './parts.mjs'

/** @param {string[]} args */
async function main(args) {
  const install = args.includes('--install')
  if (install && installedUnleash() !== UNLEASH_VERSION) {
    console.log(`Installing unleash-server ${UNLEASH_VERSION} (AGPL-3.0) in ${UNLEASH_PLACE} …`)
    const code = await installUnleash()
    if (code !== 0) return code
  }
  const version = installedUnleash()
  if (version === undefined) {
    console.log(`Not run: no Unleash server in ${UNLEASH_PLACE}.`)
    console.log(
      `npm run test:unleash -- --install puts unleash-server ${UNLEASH_VERSION} there (200 MB from the registry, outside of our lockfile).`,
    )
    return NOT_RUN
  }
  if (!(await buildIfStale())) return 1
  console.log(`Against unleash-server ${version}`)
  const others = args.filter((arg) => arg !== '--install')
  return run(
    ownNode,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      'tests/unleash/playwright.config.ts',
      ...others,
    ],
    ownEnv(),
  )
}

process.exitCode = await main(process.argv.slice(2))
