/**
 * `npm run faults`: kills the built product with orders and mails in flight, and starts it again. Exits with 1 if an
 * acknowledged order or its mail is lost, or one is there twice.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale } from '../../scripts/build.mjs'
import { startSmtpServer } from '../contracts/accounts/smtp-server.ts'
import { type Product, startProduct } from '../unleash/product.ts'
import { sendOrders } from './orders.ts'

/** Milliseconds that the mail server takes for a mail, so that one is between both processes at almost any time. */
const MAIL = 400

async function untilReady(product: Product): Promise<void> {
  while ((await product.request('fr', '/readyz')).status !== 200) await pause(100)
}

if (!(await buildIfStale())) process.exit(1)
const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-faults-'))
const mails = await startSmtpServer(undefined, MAIL)
const env = { SMTP_URL: mails.url, MAIL_FROM: 'cinema@cinema.example' }
let product = await startProduct(dataDir, env)
try {
  await untilReady(product)
  const orders = await sendOrders(product, dataDir)
  while (orders.acknowledged() < 12 || mails.taken.length === 0) await pause(20)
  await product.kill()
  product = await startProduct(dataDir, { ...env, PORT: String(product.port) })
  const { isWhole, words } = await orders.stop(mails.taken)
  console.log(words)
  process.exitCode = isWhole ? 0 : 1
} finally {
  await product.stop()
  await mails.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
