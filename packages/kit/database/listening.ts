import type pg from 'pg'

export interface ListenOptions {
  readonly channel: string
  readonly subject: string
  /** Milliseconds between attempts to reconnect. */
  readonly retry: number
  readonly onMessage: (payload: string) => void
  /** Called after a reconnection: notifications may have been missed. */
  readonly onReconnect: () => void
  readonly log: (message: string, error: unknown) => void
}

/** LISTEN on a connection of its own, with reconnection. Rejects if the first connection fails. */
export async function listenOn(
  pool: pg.Pool,
  { channel, subject, retry, onMessage, onReconnect, log }: ListenOptions,
): Promise<{ close(): void }> {
  let client: pg.PoolClient | undefined
  let closed = false
  const lose = (lost: pg.PoolClient, error: Error) => {
    // An error may come after the release, and more than once.
    if (client !== lost) return
    client = undefined
    lost.release(true)
    log(`the connection that listens for ${subject} was lost`, error)
    again()
  }
  const again = () => {
    if (closed) return
    const timer = setTimeout(() => {
      listen().then(onReconnect, (error: unknown) => {
        log(`the connection that listens for ${subject} cannot be restored`, error)
        again()
      })
    }, retry)
    timer.unref()
  }
  const listen = async () => {
    const fresh = await pool.connect()
    if (closed) return fresh.release(true)
    client = fresh
    fresh.on('notification', ({ payload }) => payload && onMessage(payload))
    fresh.on('error', (error) => lose(fresh, error))
    try {
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      if (client === fresh) fresh.release(true)
      client = undefined
      throw error
    }
  }
  await listen()
  return {
    close() {
      closed = true
      const current = client
      client = undefined
      current?.release(true)
    },
  }
}
