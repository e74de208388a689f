import { parseArgs } from 'node:util'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { openStore } from '../../wiring/open-store.ts'
import type { WriteCounts } from '../content/store/item-writer.ts'
import type { ImportFault } from './accepted-items.ts'
import { ImportError, openOutsideSource } from './outside-source.ts'
import { type ImportSummary, runImport } from './run-import.ts'

const USAGE = `Usage: npm run import -- <URL or folder> --site <${siteIds.join('|')}> [--name <source>] [--keep-demo] [--concurrency <n>]`
const SHOWN_FAULTS = 50

interface Arguments {
  readonly place: string
  readonly site: SiteId
  readonly source: string
  readonly keepDemo: boolean
  readonly concurrency: number
}

function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      name: { type: 'string' },
      'keep-demo': { type: 'boolean' },
      concurrency: { type: 'string' },
    },
  })
  const [place] = positionals
  const site = siteIds.find((id) => id === values.site)
  if (!place || positionals.length > 1 || !site) throw new OperatorError(USAGE)
  const concurrency = Number(values.concurrency ?? 6)
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 32)
    throw new OperatorError('--concurrency takes a number from 1 to 32.')
  return {
    place,
    site,
    source: values.name ?? nameOf(place),
    keepDemo: values['keep-demo'] ?? false,
    concurrency,
  }
}

/** `http://127.0.0.1:4600/api` → `127.0.0.1-4600`, `./data/spring` → `spring`. */
function nameOf(place: string): string {
  const bare = URL.canParse(place) ? new URL(place).host : (place.split(/[/\\]/).findLast(Boolean) ?? place)
  return (
    bare
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/^[-.]+|[-.]+$/g, '') || 'import'
  )
}

const print = (line: string) => process.stdout.write(`${line}\n`)

function progressPrinter(): (done: number, total: number) => void {
  let last = 0
  return (done, total) => {
    const now = Date.now()
    if (done < total && now - last < (process.stdout.isTTY ? 200 : 5_000)) return
    last = now
    const line = `  ${done} of ${total} known calls`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}   ${done === total ? '\n' : ''}`)
    else print(line)
  }
}

const countsLine = ({ added, changed, removed, unchanged }: WriteCounts) =>
  `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`

function faultLines(faults: readonly ImportFault[]): string[] {
  const lines = faults
    .slice(0, SHOWN_FAULTS)
    .map(({ call, path, reason }) => `  ${call} ${path || '(response)'}: ${reason}`)
  return faults.length > SHOWN_FAULTS ? [...lines, `  … and ${faults.length - SHOWN_FAULTS} more`] : lines
}

function printResult(site: SiteId, { items, showtimes, faults, demoHidden }: ImportSummary): void {
  if (faults.length > 0) {
    print(`${faults.length} parts of the source were left out:`)
    for (const line of faultLines(faults)) print(line)
  }
  print(`Items: ${countsLine(items)}.`)
  print(`Showtimes: ${countsLine(showtimes)}.`)
  if (demoHidden)
    print(`The site ${site} now shows this source; its demo programme is hidden (--keep-demo shows both).`)
}

async function main(): Promise<void> {
  const { place, site, source, keepDemo, concurrency } = readArguments(process.argv.slice(2))
  const outside = await openOutsideSource(place)
  const store = await openStore({
    dataDir: process.env.DATA_DIR ?? './.data',
    databaseUrl: process.env.DATABASE_URL,
  })
  try {
    print(`Importing ${outside.place} into the site ${site} as the source "${source}"`)
    const onResume = (responses: number, startedAt: string) =>
      print(`Resuming the import started at ${startedAt}: ${responses} responses are already stored`)
    printResult(
      site,
      await runImport({
        store,
        site,
        outside,
        source,
        keepDemo,
        concurrency,
        onProgress: progressPrinter(),
        onResume,
      }),
    )
  } finally {
    await store.close()
  }
}

try {
  await main()
} catch (error) {
  const refused = error instanceof OperatorError || (error instanceof TypeError && 'code' in error)
  if (!refused && !(error instanceof ImportError)) throw error
  process.stderr.write(`${error.message}\n`)
  if (error instanceof ImportError)
    process.stderr.write(
      'Nothing that the site shows was changed; the same command goes on where this one stopped.\n',
    )
  process.exitCode = 1
}
