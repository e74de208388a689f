import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { openStore } from '../../../src/open-store.ts'
import { type Product, patient, startProduct } from '../../unleash/product.ts'

const root = path.resolve(import.meta.dirname, '../../..')

test('a backup of the running product brings back what visitors wrote', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-backup-'))
  const [dataDir, backup] = [path.join(folder, 'data'), path.join(folder, 'backup')]
  const command = (name: string) =>
    execFileSync(process.execPath, ['src/operations/cli.ts', name, backup], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
  const texts = async () => {
    const store = await openStore({ dataDir })
    const rows = await store.read.selectFrom('feedback').select('text').execute()
    await store.close()
    return rows.map(({ text }) => text)
  }
  const write = async (product: Product, text: string) => {
    const { status } = await product.request('fr', '/api/feedback?language=fr', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `http://fr.localhost:${product.port}`,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ rating: 5, text, path: '/' }),
    })
    expect(status).toBeLessThan(300)
  }
  let product = await startProduct(dataDir, patient)
  try {
    await write(product, 'Belle salle')
    expect(command('backup')).toContain('They hold personal data and secrets')
    await write(product, 'Après la sauvegarde')
    await product.stop()
    rmSync(dataDir, { recursive: true })

    expect(command('restore')).toContain('everybody signs in again')
    expect(await texts()).toEqual(['Belle salle'])
    product = await startProduct(dataDir, patient)
    expect((await product.request('fr', '/')).status).toBeLessThan(400)
    await write(product, 'De retour')
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
