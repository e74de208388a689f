// `npm run migrations -- <name>`: writes the changes of the collections as a migration for each database.
// `--check` writes nothing and fails if a migration is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const checks = process.argv.includes('--check')
const name =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? (checks ? 'check' : 'change')
const root = path.resolve(import.meta.dirname, '..')
const databases = { sqlite: {}, postgres: { CMS_DATABASE_URL: 'postgres://127.0.0.1:1/none' } }
// The configuration creates secrets in its data folder.
const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-migrations-'))

/** @param {Record<string, string>} settings environment variables of one database */
function create(settings) {
  return spawnSync(
    process.execPath,
    ['node_modules/payload/bin.js', 'migrate:create', name, '--skip-empty'],
    {
      cwd: root,
      stdio: checks ? 'pipe' : 'inherit',
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: '',
        CMS_DATABASE_URL: '',
        DATA_DIR: dataDir,
        CMS_DATA_DIR: '',
        PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
        ...settings,
      },
    },
  )
}

/**
 * Payload writes for a compiler that drops unused imports; Node runs these files as they are. Its statements
 * are indented here, and free of escapes.
 *
 * @param {string} folder
 */
function makePlain(folder) {
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.ts'))) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const plain = text
      .replace(
        /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
        'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
      )
      .replace(/(from '\.\/\d[^'.]*)'/g, "$1.ts'")
      .replace(/\(\{ db, payload, req \}: /g, '({ db }: ')
      .replaceAll('\\`', '"')
      .replace(/^ {2}\t/gm, '    ')
      .replace(/^ {3}(?=[A-Z])/gm, '  ')
      .replace(/^ +$/gm, '')
      .replace(/;\s*`\)/g, '`)')
    if (plain !== text) writeFileSync(path.join(folder, file), plain)
  }
}

/** Payload numbers indexes of one name by the order of the collections, so a collection among others renames those that follow. */
const droppedIndex = /^ {2}await db\.run\(sql`DROP INDEX .*`\)\n/gm
const addedReference = /(ALTER TABLE "(\w+)" ADD "\w+" integer REFERENCES \w+\(id\))`/g

/**
 * Payload's statements for SQLite create an index before the one of the same name is dropped, and leave out what
 * deleting the other row does.
 *
 * @param {string} text of a new migration
 */
function mendSqlite(text) {
  const [start, up = '', down = ''] = text.split(/(?<=^export async function (?:up|down).*\n)/m)
  const dropped = up.match(droppedIndex) ?? []
  const added = up
    .replace(droppedIndex, '')
    .replace(
      addedReference,
      (_, statement, table) =>
        `${statement} ON UPDATE no action ON DELETE ${table.endsWith('_rels') ? 'cascade' : 'set null'}\``,
    )
  return start + dropped.join('') + added + down
}

/**
 * Payload compares the collections with the newest snapshot only; one has 1.4 MB.
 *
 * @param {string} folder
 */
function dropOlderSnapshots(folder) {
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'))
  for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(folder, file))
}

/**
 * @param {string} folder
 * @returns {Map<string, string>} texts by file name
 */
function contentOf(folder) {
  return existsSync(folder)
    ? new Map(readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
    : new Map()
}

let failed = false
for (const [dialect, settings] of Object.entries(databases)) {
  const folder = path.join(root, 'src/migrations', dialect)
  const before = contentOf(folder)
  const { status, stdout, stderr } = create(settings)
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
    failed = true
  } else if (checks) {
    const made = [...contentOf(folder).keys()].filter((file) => !before.has(file))
    for (const file of made) rmSync(path.join(folder, file))
    for (const [file, text] of before) writeFileSync(path.join(folder, file), text)
    if (made.length > 0) {
      failed = true
      process.stderr.write(
        `The collections are not what the migrations of ${dialect} make: run "npm run migrations -- <name>" in cms/.\n`,
      )
    }
  } else {
    makePlain(folder)
    const made = readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file) && !before.has(file))
    for (const file of dialect === 'sqlite' ? made : []) {
      const target = path.join(folder, file)
      writeFileSync(target, mendSqlite(readFileSync(target, 'utf8')))
    }
    dropOlderSnapshots(folder)
  }
}
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = failed ? 1 : 0
