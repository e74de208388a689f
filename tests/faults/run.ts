import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startDatabases } from '../contracts/databases.ts'
import { openOwnService } from '../unleash/own-service.ts'
import { type Product, startProduct } from '../unleash/product.ts'
import { type ApiFault, openApiGate, openTcpGate } from './gates.ts'
import { recovery, type Seen, visit } from './visitors.ts'

interface Row {
  readonly fault: string
  readonly seen: Seen
  readonly lost: string
  /** Milliseconds from the end of the fault. */
  readonly recovered: number
}

const DURATION = 6_000
const KNOWN = ['/', '/films']
const document = path.resolve(import.meta.dirname, '../../docs/reliability.md')
const root = mkdtempSync(path.join(tmpdir(), 'marquee-faults-'))
const folder = (name: string) => path.join(root, name)
const senderTo = (product: Product) => (target: string) => product.request('fr', target, { once: true })

async function film(product: Product, number: number): Promise<string> {
  const { body } = await product.request('fr', '/films')
  const found = [...new Set(body.match(/\/films\/[a-z0-9-]+/g))]
  const chosen = found[number]
  if (!chosen) throw new Error('The list of films has too few films')
  return chosen
}

/** `during` starts the fault, `after` ends it. `fresh` is a path that nobody has opened. */
async function play(
  fault: string,
  product: Product,
  { paths, start, end }: { readonly paths: readonly string[]; start(): unknown; end(): unknown },
  lost = 'nothing',
): Promise<Row> {
  await start()
  const seen = await visit(senderTo(product), paths, DURATION)
  await end()
  const row = { fault, seen, lost, recovered: await recovery(senderTo(product), paths) }
  process.stdout.write(`${JSON.stringify(row)}\n`)
  return row
}

async function contentFaults(): Promise<Row[]> {
  const source = await startProduct(folder('source'), {})
  const gate = await openApiGate('fr.localhost', source.port)
  const product = await startProduct(folder('follower'), { CONTENT_API_FR: `http://127.0.0.1:${gate.port}` })
  try {
    await recovery(senderTo(product), KNOWN)
    const rows: Row[] = []
    const faults = [
      ['refuses connections', 'down'],
      ['responds after 8 s', 'slow'],
      ['responds with HTML', 'garbage'],
      ['breaks off in the body', 'half'],
    ] as const satisfies readonly (readonly [string, ApiFault])[]
    for (const [index, [name, fault]] of faults.entries()) {
      const change = { start: () => gate.set(fault), end: () => gate.set('none') }
      rows.push(await play(`Content API ${name}: known pages`, product, { paths: KNOWN, ...change }))
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
    await recovery(senderTo(product), KNOWN)
    const change = { start: () => gate.set('gone'), end: () => gate.set('none') }
    const known = await play('PostgreSQL gone: known pages', product, { paths: KNOWN, ...change })
    const paths = [await film(product, 3)]
    return [known, await play('PostgreSQL gone: a page never opened', product, { paths, ...change })]
  } finally {
    await product.stop()
    gate.close()
    await database.drop()
    await databases.stop()
  }
}

async function flagFault(): Promise<Row> {
  const service = await openOwnService(folder('flags'))
  const product = await startProduct(folder('flagged'), service.env)
  try {
    await recovery(senderTo(product), KNOWN)
    const change = { start: () => service.away(), end: () => service.back() }
    return await play('Flag service killed', product, { paths: KNOWN, ...change }, 'no value of a flag')
  } finally {
    await product.stop()
    await service.close()
  }
}

/** Sends half of a body and leaves, forty times. */
function breakOff(port: number): void {
  for (let each = 0; each < 40; each += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(
      `POST /api/feedback?language=fr HTTP/1.1\r\nHost: fr.localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n{"text":"`,
    )
    setTimeout(() => socket.destroy(), 50 * each)
  }
}

async function processFaults(): Promise<Row[]> {
  const product = await startProduct(folder('single'), {})
  await recovery(senderTo(product), KNOWN)
  const bodies = await play('Half bodies, 40 connections', product, {
    paths: KNOWN,
    start: () => breakOff(product.port),
    end: () => {},
  })
  await product.stop()
  return [bodies]
}

const cells = ({ fault, seen, lost, recovered }: Row): string => {
  const statuses = Object.entries(seen.statuses).map(([status, count]) => `${count} × ${status}`)
  const time = recovered < 0 ? 'more than 60 s' : `${(recovered / 1_000).toFixed(1)} s`
  return `| ${fault} | ${statuses.join(', ')} | ${(seen.slowest / 1_000).toFixed(1)} s | ${lost} | ${time} |`
}

try {
  const rows = [
    ...(await contentFaults()),
    ...(await databaseFault()),
    await flagFault(),
    ...(await processFaults()),
  ]
  const text = readFileSync(document, 'utf8')
  const head =
    '| Fault | What visitors saw | Slowest | Lost | All pages back after |\n| --- | --- | --- | --- | --- |\n'
  const table = `<!-- table -->\n\n${new Date().toISOString().slice(0, 10)}\n\n${head}${rows.map(cells).join('\n')}\n\n<!-- end -->`
  writeFileSync(
    document,
    text.replace(/<!-- table -->[^]*<!-- end -->/, () => table),
  )
} finally {
  rmSync(root, { recursive: true, force: true })
}
process.exit()
