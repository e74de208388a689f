import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Product } from '../unleash/product.ts'
import { recovery, visit } from './visitors.ts'

export interface Row {
  readonly fault: string
  /** The observation in words. */
  readonly seen: string
  /** Milliseconds. */
  readonly slowest: number
  readonly lost: string
  /** Milliseconds from the end of the fault. */
  readonly recovered: number
}

/** Milliseconds of a visit. */
export const DURATION = 6_000
export const KNOWN: readonly string[] = ['/', '/films']

const root = mkdtempSync(path.join(tmpdir(), 'marquee-faults-'))
export const folder = (name: string): string => path.join(root, name)
export const removeFolders = (): void => rmSync(root, { recursive: true, force: true })

const senderTo = (product: Product) => (target: string) => product.request('fr', target)
export const warmUp = (product: Product): Promise<number> => recovery(senderTo(product), KNOWN)

/** Path of a film that nobody has opened. */
export async function film(product: Product, number: number): Promise<string> {
  const { body } = await product.request('fr', '/films')
  const found = [...new Set(body.match(/\/films\/(?!filters)[a-z0-9-]+/g))]
  const chosen = found[number]
  if (!chosen) throw new Error('The list of films has too few films')
  return chosen
}

interface Change {
  /** Default: those that are open already. */
  readonly paths?: readonly string[]
  start(): unknown
  end(): unknown
}

/** Visits `paths` from the start of a fault to its end, and until all of them are back. */
export async function play(
  fault: string,
  product: Product,
  { paths = KNOWN, start, end }: Change,
  lost: string | (() => Promise<string>) = 'nothing',
): Promise<Row> {
  await start()
  const { statuses, slowest } = await visit(senderTo(product), paths, DURATION)
  await end()
  const recovered = await recovery(senderTo(product), paths)
  const seen = Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
  const row = { fault, seen, slowest, lost: typeof lost === 'string' ? lost : await lost(), recovered }
  process.stdout.write(`${JSON.stringify(row)}\n`)
  return row
}

/** A product that can be killed, and started again at its address; requests go to the running one. */
export async function startMortal(start: (port: string) => Promise<Product>) {
  let product = await start('0')
  const port = String(product.port)
  let started: Promise<Product> | undefined
  const moving: Product = {
    port: product.port,
    log: () => product.log(),
    request: (...sent) => product.request(...sent),
    stop: () => product.stop(),
    kill: () => product.kill(),
  }
  return {
    product: moving,
    /** Resolves once the process has ended; another one starts meanwhile. */
    async killAndStart() {
      await product.kill()
      started = start(port)
    },
    async whenStarted() {
      product = (await started) ?? product
    },
  }
}
