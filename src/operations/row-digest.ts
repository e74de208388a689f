import { createHash } from 'node:crypto'

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : String(value)
}

/** Does not depend on the order of rows and columns. */
export function createDigest() {
  const sum = Buffer.alloc(32)
  let rows = 0
  return {
    add(row: Readonly<Record<string, unknown>>) {
      const cells = Object.keys(row)
        .toSorted()
        .map((column) => [column, asText(row[column])])
      const digest = createHash('sha256').update(JSON.stringify(cells)).digest()
      for (const [index, byte] of digest.entries()) sum[index] = ((sum[index] ?? 0) + byte) & 0xff
      rows += 1
    },
    result: () => ({ rows, sum: sum.toString('hex') }),
  }
}
