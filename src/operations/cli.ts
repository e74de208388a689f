import { parseArgs } from 'node:util'
import { StartError } from '../server/start-error.ts'
import { StoreError } from '../services/database/store-error.ts'
import { backUp } from './backup.ts'
import { type DataPlaces, readDataPlaces } from './data-places.ts'
import { moveToPostgres } from './move.ts'
import { OperationError } from './operation-error.ts'
import { restore } from './restore.ts'

const USAGE = `Usage: npm run backup -- <new folder>
       npm run restore -- <folder of a backup> [--replace] [--keep-sessions]
       npm run move -- --to <address of an empty PostgreSQL database>`

const print = (line: string) => process.stdout.write(`${line}\n`)

const secretLine = (names: readonly string[]) =>
  `${names.join(', ')}: set in the environment, so not in the backup. Keep the same value, or sessions, signing keys and links are lost.`

async function printBackup(places: DataPlaces, folder: string): Promise<void> {
  const { folder: target, files, bytes, outsideSecrets } = await backUp(places, folder)
  print(
    `${files} files, ${(bytes / 1e6).toFixed(1)} MB, are in ${target}. They hold personal data and secrets.`,
  )
  if (outsideSecrets.length > 0) print(secretLine(outsideSecrets))
}

async function printRestore(
  places: DataPlaces,
  folder: string,
  { replace, keepSessions }: { readonly replace: boolean; readonly keepSessions: boolean },
): Promise<void> {
  const { madeAt, files, movedTo, outsideSecrets } = await restore(places, folder, { replace, keepSessions })
  print(`Restored ${files} files of ${madeAt}.`)
  for (const aside of movedTo) print(`The former content is in ${aside}.`)
  print(
    keepSessions
      ? 'Sessions, links of mails and tokens are those of the backup: some have been ended or used since.'
      : 'Sessions, links of mails and tokens are void: everybody signs in again.',
  )
  print(`Then:
- Accounts deleted, and passwords and rights changed, after ${madeAt} are as before: repeat these changes.
- Start the site and the content management system, then: npm run cms -- --republish
- With a CDN in front, purge all of it.
- If others could read the data or the backup: new secrets, and new tokens of the flag API.`)
  if (outsideSecrets.length > 0) print(secretLine(outsideSecrets))
}

async function printMove(places: DataPlaces, to: string): Promise<void> {
  const moved = await moveToPostgres(places.folders.site, to)
  for (const { table, rows } of moved) print(`  ${table.padEnd(20)}${String(rows).padStart(9)}`)
  print(`${moved.length} tables were moved; rows and contents were compared. The SQLite file is unchanged.
Start with DATABASE_URL set to the new database. The content management system is not moved: keep its own
process without DATABASE_URL, or start it empty and enter its content again.`)
}

async function main([command, ...args]: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'keep-sessions': { type: 'boolean', default: false },
      to: { type: 'string' },
    },
  })
  const [folder, ...more] = positionals
  const places = readDataPlaces(process.env)
  const { replace, 'keep-sessions': keepSessions, to } = values
  if (command === 'move' && to && !folder) return printMove(places, to)
  if (!folder || more.length > 0 || to) throw new OperationError(USAGE)
  if (command === 'backup') return printBackup(places, folder)
  if (command === 'restore') return printRestore(places, folder, { replace, keepSessions })
  throw new OperationError(USAGE)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isExplained =
    error instanceof OperationError ||
    error instanceof StartError ||
    error instanceof StoreError ||
    (error instanceof TypeError && 'code' in error)
  if (!isExplained) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
