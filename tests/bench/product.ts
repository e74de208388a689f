/**
 * Entry points of the build for benchmarks: both render the same film list of 240 titles, warm,
 * without compression. `uncached` is a whole request through the outer server with its page cache off;
 * `render` is `renderToString` of the page's view under the same providers.
 */
export interface MeasuredProduct {
  uncached(): Promise<{ port: number; host: string; path: string }>
  render(): Promise<() => void>
}

const built = new URL('../../dist-bench/server/measured-server.js', import.meta.url)

export async function measuredProduct(): Promise<MeasuredProduct> {
  const { measure } = (await import(built.href)) as { measure: MeasuredProduct }
  return measure
}
