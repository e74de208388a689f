// `npm test`: installs what is missing, finds a browser, then runs every check (`npm run validate`).
import { ensureInstalled, ownEnv, ownNode, run } from './install.mjs'

if (!(await ensureInstalled())) process.exit(1)
const { ensureBrowser } = await import('./browser.mjs')
ensureBrowser()
// Without a browser its step fails and says so; the other checks still run.
process.exit(await run(ownNode, ['scripts/validate.mjs'], ownEnv()))
