import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Row } from './play.ts'

const document = path.resolve(import.meta.dirname, '../../docs/reliability.md')
const HEAD =
  '| Fault | What visitors saw | Slowest | Lost | All pages back after |\n| --- | --- | --- | --- | --- |\n'
const TABLE = /<!-- table -->[^]*<!-- end -->/

const lineOf = ({ fault, seen, slowest, lost, recovered }: Row): string => {
  const time = recovered < 0 ? 'more than 60 s' : `${(recovered / 1_000).toFixed(1)} s`
  return `| ${fault} | ${seen} | ${(slowest / 1_000).toFixed(1)} s | ${lost} | ${time} |`
}

/** Replaces the lines of the faults that were played. */
export function writeTable(rows: readonly Row[]): void {
  const text = readFileSync(document, 'utf8')
  const lines = new Map(
    TABLE.exec(text)?.[0]
      .match(/^\| (?!Fault|---).*$/gm)
      ?.map((line) => [line.split(' | ')[0]?.slice(2) ?? '', line]),
  )
  for (const row of rows) lines.set(row.fault, lineOf(row))
  const date = new Date().toISOString().slice(0, 10)
  const table = `<!-- table -->\n\n${date}\n\n${HEAD}${[...lines.values()].join('\n')}\n\n<!-- end -->`
  writeFileSync(
    document,
    text.replace(TABLE, () => table),
  )
}
