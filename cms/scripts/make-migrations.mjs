// `npm run migrations -- <name>`: writes what has changed in the collections as a migration of each database.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const name = process.argv[2] ?? 'change'
const root = path.resolve(import.meta.dirname, '..')
const databases = { sqlite: {}, postgres: { CMS_DATABASE_URL: 'postgres://127.0.0.1:1/none' } }

for (const [dialect, settings] of Object.entries(databases)) {
  const { status } = spawnSync(process.execPath, ['node_modules/payload/bin.js', 'migrate:create', name, '--skip-empty', '--force-accept-warning'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: '', CMS_DATABASE_URL: '', PAYLOAD_CONFIG_PATH: 'src/payload.config.ts', ...settings },
  })
  if (status !== 0) process.exit(status ?? 1)
  const folder = path.join(root, 'src/migrations', dialect)
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.ts'))) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    // What the tool writes is for a compiler that drops unused names; Node runs these files as they are.
    const plain = text
      .replace(/import \{ MigrateUpArgs, MigrateDownArgs, sql \}/, 'import { type MigrateDownArgs, type MigrateUpArgs, sql }')
      .replace(/(from '\.\/\d[^'.]*)'/g, "$1.ts'")
      // The tool leaves the schema to whoever has a database of his own; ours may be the site's.
      .replace(/(execute\(sql`\n)(\s*CREATE TYPE "cms"\."_locales")/, '$1   CREATE SCHEMA IF NOT EXISTS "cms";\n$2')
    if (plain !== text) writeFileSync(path.join(folder, file), plain)
  }
}
