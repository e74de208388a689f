import type { Engine } from '@marquee/kit/database/columns.ts'

interface Column {
  readonly type: string
  readonly isRequired: boolean
  readonly hasDefault: boolean
}

/** Parts on which statements of another version rely. A unique key is the names of its columns. */
interface Table {
  readonly columns: Readonly<Record<string, Column>>
  readonly uniqueKeys: readonly (readonly string[])[]
}

export type Schema = Readonly<Record<string, Table>>

type Query = (statement: string) => Promise<readonly object[]>

interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly required: number
  readonly preset: number
}
interface KeyRow {
  readonly table: string
  readonly key: string
  readonly name: string | null
}

const statements = {
  sqlite: {
    columns: `select t.name as "table", c.name, lower(c.type) as type, c."notnull" as required, c.dflt_value is not null as preset
      from sqlite_master t join pragma_table_info(t.name) c
      where t.type = 'table' and t.name not like 'sqlite_%'`,
    // A key that is the row's number has no index.
    keys: `select t.name as "table", i.name as "key", c.name
      from sqlite_master t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
      where t.type = 'table' and i."unique"
      union all
      select t.name, 'row', c.name from sqlite_master t join pragma_table_info(t.name) c
      where t.type = 'table' and c.pk and not exists (select 1 from pragma_index_list(t.name) i where i.origin = 'pk')`,
  },
  postgres: {
    columns: `select t.relname as "table", c.attname as name, format_type(c.atttypid, c.atttypmod) as type,
        c.attnotnull::int as required, (c.atthasdef or c.attidentity <> '')::int as preset
      from pg_attribute c join pg_class t on t.oid = c.attrelid
      where t.relnamespace = 'SCHEMA'::regnamespace and t.relkind in ('r', 'p') and c.attnum > 0 and not c.attisdropped`,
    keys: `select t.relname as "table", i.indexrelid::text as "key", c.attname as name
      from pg_index i join pg_class t on t.oid = i.indrelid
      cross join unnest(i.indkey) as indexed(number)
      left join pg_attribute c on c.attrelid = t.oid and c.attnum = indexed.number and indexed.number > 0
      where t.relnamespace = 'SCHEMA'::regnamespace and i.indisunique`,
  },
} as const

/** The tables of a database, on PostgreSQL of one of its schemas. */
export async function readSchema(engine: Engine, query: Query, schema = 'public'): Promise<Schema> {
  const columns = (await query(statements[engine].columns.replace('SCHEMA', schema))) as ColumnRow[]
  const keys = (await query(statements[engine].keys.replace('SCHEMA', schema))) as KeyRow[]
  const keysOf = Map.groupBy(keys, ({ table }) => table)
  return Object.fromEntries(
    [...Map.groupBy(columns, ({ table }) => table)].map(([table, rows]) => {
      const byKey = Map.groupBy(keysOf.get(table) ?? [], ({ key }) => key)
      return [
        table,
        {
          columns: Object.fromEntries(
            rows.map(({ name, type, required, preset }) => [
              name,
              { type, isRequired: Boolean(required), hasDefault: Boolean(preset) },
            ]),
          ),
          uniqueKeys: [...byKey.values()].map((each) =>
            each.map(({ name }) => name ?? 'an expression').sort(),
          ),
        },
      ]
    }),
  )
}

/** Changes that statements of the version before do not survive, each in a few words. */
export function breakingChanges(before: Schema, after: Schema): string[] {
  return Object.entries(before).flatMap(([name, table]) => {
    const changed = after[name]
    return changed
      ? [...columnChanges(name, table, changed), ...keyChanges(name, table, changed)]
      : [`drops ${name}`]
  })
}

function columnChanges(table: string, before: Table, after: Table): string[] {
  const ofKnown = Object.entries(before.columns).flatMap(([name, column]) => {
    const changed = after.columns[name]
    if (!changed) return [`drops ${table}.${name}`]
    if (changed.type !== column.type)
      return [`turns ${table}.${name} from ${column.type} into ${changed.type}`]
    const demands = changed.isRequired && !changed.hasDefault && (!column.isRequired || column.hasDefault)
    return demands ? [`requires ${table}.${name}`] : []
  })
  const ofNew = Object.entries(after.columns).flatMap(([name, { isRequired, hasDefault }]) =>
    !before.columns[name] && isRequired && !hasDefault ? [`requires ${table}.${name}`] : [],
  )
  return [...ofKnown, ...ofNew]
}

/** Rows without a value in one column of a unique key never collide: the version before leaves a new column empty. */
function keyChanges(table: string, before: Table, after: Table): string[] {
  const staysEmpty = (name: string) => {
    const column = after.columns[name]
    return !before.columns[name] && column && !column.isRequired && !column.hasDefault
  }
  const missing = (from: Table, to: Table) =>
    from.uniqueKeys.filter((key) => !to.uniqueKeys.some((other) => String(other) === String(key)))
  const lost = missing(before, after).filter((key) => key.every((name) => after.columns[name]))
  const added = missing(after, before).filter((key) => !key.some(staysEmpty))
  return [
    ...lost.map((key) => `no longer has one row for ${table}(${key})`),
    ...added.map((key) => `demands one row for ${table}(${key})`),
  ]
}
