// `npm run crawl:full`: every page of the eight sitemaps in a browser, with console, content security policy and accessibility in both themes. Long.
// Names after it choose sites: `npm run crawl:full -- sn ci`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { ensureInstalled, ownEnv, ownNode, root, run, seconds } from './install.mjs'

const results = join(root, 'test-results', 'browser.json')
const began = Date.now()

if (!(await ensureInstalled()) || !(await buildIfStale())) process.exit(1)
rmSync(results, { force: true })

const chosen = process.argv.slice(2).map((site) => `^.*${site}: pages`)
const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--project=full', ...(chosen.length > 0 ? ['--grep', chosen.join('|')] : [])]
const code = await run(ownNode, [join('node_modules', '@playwright', 'test', 'cli.js'), ...args], { ...ownEnv(), CRAWL_FULL: '1' })

const stats = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).stats : { expected: 0, flaky: 0, unexpected: 0 }
const failed = stats.unexpected || (code === 0 ? 0 : 1)
console.log(`\nThe whole crawl took ${seconds(began)}.`)
console.log(`${stats.expected + stats.flaky} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
