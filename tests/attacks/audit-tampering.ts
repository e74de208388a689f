import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { type Attack, countOf } from './attack.ts'
import { newFormVisitor } from './form-visitor.ts'
import { HOSTS, type PublicProduct } from './public-product.ts'

const FORGED = 'forged-event'
/** One statement each, as an injection into a query would run. */
const statements = [
  'delete from audit_log',
  `update audit_log set event = '${FORGED}'`,
  'update audit_log set person = null, target = null, network = null',
  `update audit_log set at = '1970-01-01T00:00:00.000Z'`,
  `insert or replace into audit_log (id, at, event, outcome, actor, details)
     select id, at, '${FORGED}', outcome, actor, details from audit_log`,
  `insert into audit_log (id, at, event, outcome, actor, details)
     select id, at, '${FORGED}', outcome, actor, details from audit_log where true
     on conflict (id) do update set event = excluded.event`,
]

/** Returns the statements that changed what was recorded. */
function changed(dataDir: string): { readonly rows: number; readonly through: readonly string[] } {
  const database = new SqliteDatabase(join(dataDir, 'content.sqlite'))
  try {
    const rows = () => database.prepare('select * from audit_log order by id').all()
    const before = rows()
    const through = statements.filter((statement) => {
      database.exec('begin')
      try {
        database.exec(statement)
      } catch {
        // Refused: the rows show whether wholly.
      }
      const isChanged = JSON.stringify(rows().slice(0, before.length)) !== JSON.stringify(before)
      if (database.inTransaction) database.exec('rollback')
      return isChanged
    })
    return { rows: before.length, through }
  } finally {
    database.close()
  }
}

/** A name of several lines, of which one looks like an entry of the log. */
async function forgedLines(product: PublicProduct): Promise<boolean> {
  const line = JSON.stringify({ level: 30, event: FORGED, outcome: 'done', msg: 'security event' })
  const name = `ada\n${line}\n`
  await newFormVisitor(product, HOSTS.flags, '198.51.100.150').fill('/sign-in', { name, password: 'wrong' })
  const isLogged = () => product.log().includes('"sign-in.failed"')
  for (let tries = 0; !isLogged() && tries < 20; tries += 1) await setTimeout(500)
  const lines = product.log().split('\n')
  return !isLogged() || lines.some((each) => each.includes(`"event":"${FORGED}"`))
}

async function fromOutside(product: PublicProduct): Promise<readonly number[]> {
  const statuses: number[] = []
  for (const method of ['DELETE', 'PUT', 'PATCH', 'POST'])
    for (const path of ['/audit', '/audit/export']) {
      const headers = {
        origin: `https://${HOSTS.flags}`,
        'content-type': 'application/x-www-form-urlencoded',
      }
      const sent = { method, from: '198.51.100.151', headers, body: 'id=1' }
      const { status, headers: received } = await product.send(HOSTS.flags, path, sent)
      // Without a session, the console redirects to its sign-in page.
      statuses.push(String(received.location).startsWith('/sign-in') ? 401 : status)
    }
  return statuses
}

const tamperedLog: Attack = {
  name: 'changing, deleting and forging entries of the audit log',
  async run(product) {
    const isForged = await forgedLines(product)
    const statuses = await fromOutside(product)
    const { rows, through } = changed(product.dataDir)
    const isRefused = statuses.every((status) => [400, 401, 403, 404, 405].includes(status))
    return {
      held: rows > 0 && through.length === 0 && isRefused && !isForged,
      seen: `${countOf(statuses)}; statements that change ${rows} rows: ${through.length} of ${statements.length}; forged lines: ${isForged ? 'yes' : 'no'}`,
    }
  },
}

export const tampering: readonly Attack[] = [tamperedLog]
