/**
 * `npm run attacks [-- <part of a name>]`: replays attacks against the built product, started with public hosts
 * behind a proxy, and against the content management system beside it. Prints a table. Exits with 1 if one gets through.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Attack, Verdict } from './attack.ts'
import { editorFiles } from './editor-files.ts'
import { editorSecrets } from './editor-secrets.ts'
import { foreignPages } from './foreign-pages.ts'
import { locks } from './locks.ts'
import { type CmsAttack, startPublicCms } from './public-cms.ts'
import { type PublicProduct, startPublicProduct } from './public-product.ts'

type Report = (attack: { readonly name: string }, verdict: Verdict) => void

async function withProduct(work: (product: PublicProduct) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'attacks-'))
  const product = await startPublicProduct(dataDir)
  try {
    await work(product)
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function replay(attacks: readonly Attack[], report: Report): Promise<void> {
  if (attacks.length === 0) return
  await withProduct(async (product) => {
    for (const attack of attacks) report(attack, await attack.run(product))
  })
}

async function replayOnCms(attacks: readonly CmsAttack[], report: Report): Promise<void> {
  if (attacks.length === 0) return
  await withProduct(async (product) => {
    const cms = await startPublicCms(product)
    try {
      for (const attack of attacks) report(attack, await attack.run(cms))
    } finally {
      await cms.stop()
    }
  })
}

const [part = ''] = process.argv.slice(2)
const isChosen = ({ name }: { readonly name: string }) => name.includes(part)
const onCms = [...foreignPages, ...editorSecrets, ...editorFiles].filter(isChosen)
const attacks = locks.filter(isChosen)
const total = attacks.length + onCms.length
if (total === 0) {
  console.error(`No attack has “${part}” in its name`)
  process.exit(1)
}
console.log('| Attack | Held | Seen |\n| ------ | ---- | ---- |')
let through = 0
const report: Report = ({ name }, { held, seen }) => {
  if (!held) through += 1
  console.log(`| ${name} | ${held ? 'yes' : '**no**'} | ${seen} |`)
}
await replay(attacks, report)
await replayOnCms(onCms, report)
console.log(`\n${total - through} held, ${through} got through`)
process.exitCode = through === 0 ? 0 : 1
