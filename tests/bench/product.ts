import { existsSync } from 'node:fs'

/**
 * Entry points of the built server for benchmarks: both render the same film list of 240 titles, warm,
 * without compression. `uncached` is a whole request through the outer server with its page cache off;
 * `render` is `renderToString` of the page's view under the same providers.
 */
export interface MeasuredProduct {
  uncached(): Promise<{ port: number; host: string; path: string }>
  render(): Promise<() => void>
}

const built = new URL('../../dist/server/server.js', import.meta.url)

/** Undefined without a build, or if it has nothing to measure. */
export async function measuredProduct(): Promise<MeasuredProduct | undefined> {
  if (!existsSync(built)) return undefined
  const { measure } = (await import(built.href)) as { measure?: MeasuredProduct }
  return measure
}
