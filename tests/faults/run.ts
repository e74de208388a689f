import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale } from '../../scripts/build.mjs'
import { startSmtpServer } from '../contracts/accounts/smtp-server.ts'
import { startDatabases } from '../contracts/databases.ts'
import { startProduct } from '../unleash/product.ts'
import { openSmallDisk } from './full-disk.ts'
import { type ApiFault, openApiGate, openTcpGate } from './gates.ts'
import { sendOpinions } from './opinions.ts'
import { sendOrders } from './orders.ts'
import { DURATION, film, folder, KNOWN, play, type Row, removeFolders, startMortal, warmUp } from './play.ts'
import { writeTable } from './table.ts'

async function contentFaults(): Promise<Row[]> {
  const source = await startProduct(folder('source'), {})
  const gate = await openApiGate('fr.localhost', source.port)
  const product = await startProduct(folder('follower'), { CONTENT_API_FR: `http://127.0.0.1:${gate.port}` })
  try {
    await warmUp(product)
    const rows: Row[] = []
    const faults = [
      ['refuses connections', 'down'],
      ['responds after 8 s', 'slow'],
      ['responds with HTML', 'garbage'],
      ['breaks off in the body', 'half'],
      ['responds with every second item invalid', 'spoiled'],
    ] as const satisfies readonly (readonly [string, ApiFault])[]
    for (const [index, [name, fault]] of faults.entries()) {
      const change = { start: () => gate.set(fault), end: () => gate.set('none') }
      rows.push(await play(`Content API ${name}: known pages`, product, change))
      const paths = [await film(product, index)]
      rows.push(await play(`Content API ${name}: a page never opened`, product, { paths, ...change }))
    }
    return rows
  } finally {
    await product.stop()
    gate.close()
    await source.stop()
  }
}

async function databaseFault(): Promise<Row[]> {
  const databases = await startDatabases('postgres')
  const database = await databases.create()
  const url = new URL(database.databaseUrl ?? '')
  const gate = await openTcpGate(Number(url.port))
  url.port = String(gate.port)
  const product = await startProduct(folder('postgres'), { DATABASE_URL: url.href })
  try {
    await warmUp(product)
    const opinions = sendOpinions(product)
    await pause(DURATION / 2)
    const place = { ...database, dataDir: folder('postgres') }
    const change = { start: () => gate.set('gone'), end: () => gate.set('none') }
    const paths = [await film(product, 3)]
    const known = await play('PostgreSQL gone: known pages', product, change, () => opinions.stop(place))
    return [known, await play('PostgreSQL gone: a page never opened', product, { paths, ...change })]
  } finally {
    await product.stop()
    gate.close()
    await database.drop()
    await databases.stop()
  }
}

async function killFault(): Promise<Row> {
  const dataDir = folder('killed')
  const { product, killAndStart, whenStarted } = await startMortal((PORT) => startProduct(dataDir, { PORT }))
  try {
    await warmUp(product)
    const opinions = sendOpinions(product)
    await pause(DURATION / 2)
    const change = { start: killAndStart, end: whenStarted }
    return await play('Process killed under load, and started again', product, change, () =>
      opinions.stop({ dataDir }),
    )
  } finally {
    await product.stop()
  }
}

/** The mail server accepts after 0.4 s, so that a mail is between both processes at almost any time. */
async function orderFault(): Promise<Row> {
  const dataDir = folder('orders')
  const mails = await startSmtpServer(undefined, 400)
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'cinema@cinema.example' }
  const { product, killAndStart, whenStarted } = await startMortal((PORT) =>
    startProduct(dataDir, { ...env, PORT }),
  )
  try {
    await warmUp(product)
    const orders = await sendOrders(product, dataDir)
    while (orders.acknowledged() < 12 || mails.taken.length === 0) await pause(20)
    const change = { start: killAndStart, end: whenStarted }
    return await play(
      'Process killed with orders and mails in flight, and started again',
      product,
      change,
      () => orders.stop(mails.taken),
    )
  } finally {
    await product.stop()
    await mails.stop()
  }
}

async function diskFault(): Promise<Row[]> {
  const dataDir = folder('full')
  const disk = openSmallDisk(dataDir)
  if (!disk) return []
  const product = await startProduct(dataDir, {})
  try {
    await warmUp(product)
    const opinions = sendOpinions(product)
    const change = { start: disk.fill, end: disk.free }
    const paths = [...KNOWN, await film(product, 1), await film(product, 2)]
    return [
      await play('Disk full: known and new pages', product, { paths, ...change }, () =>
        opinions.stop({ dataDir }),
      ),
    ]
  } finally {
    await product.stop()
    disk.close()
  }
}

const parts = {
  content: contentFaults,
  database: databaseFault,
  killed: async () => [await killFault()],
  orders: async () => [await orderFault()],
  disk: diskFault,
}

if (!(await buildIfStale())) process.exit(1)
const chosen = process.argv.slice(2)
let failed = false
try {
  for (const [name, faults] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    try {
      writeTable(await faults())
    } catch (error) {
      failed = true
      process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`)
    }
  }
} finally {
  removeFolders()
}
process.exit(failed ? 1 : 0)
