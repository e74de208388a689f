/**
 * `npm run attacks [-- <part of a name>]`: replays attacks against the built product, started with public hosts
 * behind a proxy. Prints a table. Exits with 1 if one gets through.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { amounts } from './amounts.ts'
import type { Attack, Verdict } from './attack.ts'
import { tampering } from './audit-tampering.ts'
import { elsewhere } from './elsewhere.ts'
import { forgeries } from './forged-tokens.ts'
import { locks } from './locks.ts'
import { startPublicProduct } from './public-product.ts'
import { sessions } from './sessions.ts'
import { slowBodies } from './slow-bodies.ts'
import { storedTexts } from './stored-markup.ts'
import { traces } from './traces.ts'

async function replay(
  attacks: readonly Attack[],
  env: Attack['env'],
  report: (attack: Attack, verdict: Verdict) => void,
): Promise<void> {
  if (attacks.length === 0) return
  const dataDir = mkdtempSync(join(tmpdir(), 'attacks-'))
  const product = await startPublicProduct(dataDir, env)
  try {
    for (const attack of attacks) report(attack, await attack.run(product))
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const isAlone = ({ env, beside }: Attack) => env !== undefined || beside !== undefined

const [part = ''] = process.argv.slice(2)
const attacks = [
  ...locks,
  ...sessions,
  ...traces,
  ...storedTexts,
  ...tampering,
  ...amounts,
  ...slowBodies,
  ...elsewhere,
  ...forgeries,
].filter(({ name }) => name.includes(part))
if (attacks.length === 0) {
  console.error(`No attack has “${part}” in its name`)
  process.exit(1)
}
console.log('| Attack | Held | Seen |\n| ------ | ---- | ---- |')
let through = 0
const report = ({ name }: Attack, { held, seen }: Verdict) => {
  if (!held) through += 1
  console.log(`| ${name} | ${held ? 'yes' : '**no**'} | ${seen} |`)
}
await replay(
  attacks.filter((attack) => !isAlone(attack)),
  undefined,
  report,
)
for (const attack of attacks.filter(isAlone)) {
  const beside = await attack.beside?.()
  await replay([attack], { ...attack.env, ...beside?.env }, report)
  await beside?.stop()
}
console.log(`\n${attacks.length - through} held, ${through} got through`)
process.exitCode = through === 0 ? 0 : 1
