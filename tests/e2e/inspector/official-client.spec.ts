import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { originOf } from '../http.ts'
import { desktop, test } from '../visitor.ts'

test.use(desktop)

async function clientScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('official-client.ts', import.meta.url)), formats: ['es'] },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}

test('the official client connects, and its machine is drawn with the current state marked', async ({
  page,
}) => {
  const script = await clientScript()
  const own = `${originOf('fr')}/official-client`
  // The site's pages have it too: without it the browser would isolate the two windows.
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin' }
  await page.route(own, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: '<title>Client</title><button>Inspect</button><script type="module" src="/official-client.js"></script>',
    }),
  )
  await page.route(`${own}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.goto(own)
  const [inspector] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button').click()])
  await inspector
    .getByRole('navigation', { name: 'Machines' })
    .getByRole('button', { name: /kettle/ })
    .click()
  await expect(inspector.locator('[data-state="kettle.boiling"]')).toHaveAttribute('data-active', 'true')
  const taken = 'kettle.cold|water.pour|0'
  await expect(inspector.locator(`[data-transitions~="${taken}"]`)).toHaveAttribute('data-taken', taken)
  await expect(inspector.getByLabel('Context', { exact: true })).toContainText('"litres": 2')
  await expect(inspector.getByRole('heading', { name: 'Send an event' })).toHaveCount(0)
})
