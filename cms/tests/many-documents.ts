import { createClient } from '@libsql/client'

const TEMPLATE = 1

/**
 * Copies of the first news item in an SQLite file, each with a version that an editor wrote: by statements, since hooks
 * would take minutes. Every fourth lacks title and slug in the language.
 */
export async function copyNews(file: string, count: number, lacking: string): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  const columnsOf = async (table: string) =>
    (await client.execute(`select name from pragma_table_info('${table}')`)).rows.map(({ name }) =>
      String(name),
    )
  /** `changes`: expressions by column; `n` is the number of the copy. */
  async function copy(table: string, parent: string, changes: Readonly<Record<string, string>>) {
    const columns = await columnsOf(table)
    const values = columns.map((name) => changes[name] ?? `"${name}"`).join(', ')
    await client.execute(
      `with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${count})
       insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
       select ${values} from copies cross join "${table}" where ${parent}`,
    )
  }
  const version = `(select min(id) from _news_v where parent_id = ${TEMPLATE} and latest = 1)`
  const day = `strftime('%Y-%m-%dT%H:%M:%fZ', updated_at, '-' || (n % 28) || ' days')`
  const key = "'copy-' || n"
  const lacks = (column: string) =>
    `case when _locale = '${lacking}' and n % 4 = 0 then null else "${column}" || '-' || n end`
  await copy('news', `id = ${TEMPLATE}`, { id: `${TEMPLATE} + n`, key, updated_at: day })
  await copy('news_locales', `_parent_id = ${TEMPLATE}`, {
    id: '1000000 * id + n',
    _parent_id: `${TEMPLATE} + n`,
    title: lacks('title'),
    slug: lacks('slug'),
  })
  await copy('_news_v', `id = ${version}`, {
    id: '1000000 + n',
    parent_id: `${TEMPLATE} + n`,
    version_key: key,
    version_changed_by: "'Rosa'",
    updated_at: day,
    version_updated_at: day,
  })
  await copy('_news_v_locales', `_parent_id = ${version}`, {
    id: '1000000 * id + n',
    _parent_id: '1000000 + n',
    version_title: lacks('version_title'),
    version_slug: lacks('version_slug'),
  })
  client.close()
}
