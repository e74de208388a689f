import { codeOf, OperatorError } from '@marquee/kit/start/operator-error.ts'
import SqliteDatabase from 'better-sqlite3'

/** Fails while another process has the file open, even if that process is idle. */
export function refuseOpenDatabase(file: string): void {
  const database = new SqliteDatabase(file, { timeout: 0 })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('begin exclusive; rollback')
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) return
    throw new OperatorError(`${file} is in use: stop the site and the content management system first.`)
  } finally {
    database.close()
  }
}
