import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

export interface StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Snapshot = Readonly<Record<string, StoredPage>>

const bodyFile = (folder: string, name: string) => join(folder, 'bodies', `${name}.gz`)

/** Stores a body once, even if many pages share it. Returns its file name. */
export function storeBody(folder: string, body: string): string {
  const name = hash('sha256', body, 'hex').slice(0, 32)
  mkdirSync(join(folder, 'bodies'), { recursive: true })
  if (!existsSync(bodyFile(folder, name))) writeFileSync(bodyFile(folder, name), gzipSync(body, { level: 1 }))
  return name
}

export const storeIndex = (folder: string, pages: Snapshot): void =>
  writeFileSync(join(folder, 'index.json'), JSON.stringify(pages, null, 1))

const bodyOf = (folder: string, name: string) =>
  gunzipSync(readFileSync(bodyFile(folder, name))).toString('utf8')

/** @throws when the folder holds no snapshot */
const readIndex = (folder: string) => JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Snapshot

/** The first difference between two texts, with context from each. */
function firstDifference(before: string, after: string, around = 60): string {
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  const part = (text: string) => text.slice(Math.max(0, at - around), at + around)
  return `at ${at}\n      - ${part(before)}\n      + ${part(after)}`
}

function differencesOfPage(
  address: string,
  [before, from]: [StoredPage, string],
  [after, to]: [StoredPage, string],
): string[] {
  const names = [...new Set([...Object.keys(before.headers), ...Object.keys(after.headers)])]
  return [
    ...(before.status === after.status ? [] : [`status ${before.status} → ${after.status}`]),
    ...names
      .filter((name) => before.headers[name] !== after.headers[name])
      .map((name) => `header ${name}: ${before.headers[name]} → ${after.headers[name]}`),
    ...(before.body === after.body
      ? []
      : [`body ${firstDifference(bodyOf(from, before.body), bodyOf(to, after.body))}`]),
  ].map((difference) => `${address}: ${difference}`)
}

export function differences(from: string, to: string): string[] {
  const [before, after] = [readIndex(from), readIndex(to)]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((address) => {
    const [was, is] = [before[address], after[address]]
    if (!was) return [`${address}: new`]
    if (!is) return [`${address}: gone`]
    return differencesOfPage(address, [was, from], [is, to])
  })
}
