import { parseArgs } from 'node:util'
import { codeOf, OperatorError } from '@marquee/kit/start/operator-error.ts'
import { siteIds } from '#config/sites.ts'
import { readEnv } from '../server/env/env.ts'
import { backUp } from './backup.ts'
import { type DataPlaces, readDataPlaces } from './data-places.ts'
import { endSessionsOfPerson } from './end-sessions.ts'
import { mirror, mirroredSites } from './mirror/mirror.ts'
import { type MovedTable, moveToPostgres } from './move.ts'
import { moveCmsToPostgres } from './move-cms.ts'
import { restore } from './restore.ts'

const USAGE = `Usage: npm run backup -- <new folder>
       npm run restore -- <folder of a backup> [--replace] [--keep-sessions]
       npm run move -- --to <address of an empty PostgreSQL database> [--cms]
       npm run sessions -- end <e-mail address of a client, or name of an owner of flags> [--site <id>]
       npm run mirror -- <folder> [--from <address of a process, by default http://127.0.0.1:3000>] [--site <id>]`

// `npm run restore | head` ends the output, not the work.
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error
})

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

const printTables = (moved: readonly MovedTable[]) => {
  for (const { table, rows } of moved) print(`  ${table.padEnd(40)}${String(rows).padStart(9)}`)
  print(`${moved.length} tables were moved; rows and contents were compared. The SQLite file is unchanged.`)
}

async function printMove({ folders }: DataPlaces, to: string, isCmsOnly: boolean): Promise<void> {
  if (!isCmsOnly) printTables(await moveToPostgres(folders.site, to))
  const ofCms = await moveCmsToPostgres(folders.cms, to).catch((error: unknown) => {
    if (!isCmsOnly && error instanceof OperatorError)
      throw new OperatorError(`${error.message}\nThe site was moved. Repeat with --cms for the rest.`)
    throw error
  })
  if (isCmsOnly && !ofCms) throw new OperatorError(`${folders.cms} has no cms.sqlite to move.`)
  if (ofCms) printTables(ofCms)
  print(
    `Start with DATABASE_URL set to the new database${
      ofCms
        ? `, the content management system too.\nIt still needs ${folders.cms}, which has pictures and secret`
        : ''
    }.`,
  )
}

const siteNamed = (wanted: string | undefined) => {
  const site = siteIds.find((each) => each === wanted)
  if (wanted !== undefined && site === undefined) throw new OperatorError(`There is no site ${wanted}.`)
  return site
}

async function printEnded(person: string, wanted: string | undefined): Promise<void> {
  const site = siteNamed(wanted)
  const { sites, isStaff } = await endSessionsOfPerson(readEnv(process.env), person, site)
  if (sites.length > 0) print(`The client ${person} is signed out everywhere on ${sites.join(', ')}.`)
  if (isStaff)
    print(
      `${person} is signed out of the staff host and of the flag console. Suspend the person to end sessions of an editor, too.`,
    )
}

async function printMirror(folder: string, from: string, wanted: string | undefined): Promise<void> {
  const site = siteNamed(wanted)
  const chosen = mirroredSites(readEnv(process.env), new URL(from).port).filter(
    (each) => site === undefined || each.site === site,
  )
  for (const { site: id, pages, missing } of await mirror({ from, folder, sites: chosen, now: new Date() })) {
    print(`${id}  ${pages} pages`)
    for (const address of missing) print(`    missing: ${address}`)
    if (missing.length > 0) process.exitCode = 1
  }
  print(`${folder}/current has them.`)
}

async function main([command, ...args]: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'keep-sessions': { type: 'boolean', default: false },
      to: { type: 'string' },
      site: { type: 'string' },
      cms: { type: 'boolean', default: false },
      from: { type: 'string', default: 'http://127.0.0.1:3000' },
    },
  })
  const [folder, ...more] = positionals
  const places = readDataPlaces(process.env)
  const { replace, 'keep-sessions': keepSessions, to, site } = values
  if (command === 'move' && to && !folder) return printMove(places, to, values.cms)
  const [person, ...others] = more
  if (command === 'sessions' && folder === 'end' && person && others.length === 0)
    return printEnded(person, site)
  if (command === 'mirror' && folder && more.length === 0 && !to)
    return printMirror(folder, values.from, site)
  if (!folder || more.length > 0 || to || site) throw new OperatorError(USAGE)
  if (command === 'backup') return printBackup(places, folder)
  if (command === 'restore') return printRestore(places, folder, { replace, keepSessions })
  throw new OperatorError(USAGE)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isExplained = error instanceof OperatorError || (error instanceof TypeError && 'code' in error)
  if (!isExplained) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
