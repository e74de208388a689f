/** Calls of the content API by path and query, and renders of pages. */
export interface SiteCounts {
  readonly renders: number
  readonly calls: Readonly<Record<string, number>>
}

/** The French site on a store of its own. */
export interface MeasuredSite {
  readonly port: number
  /** `cached`: never expires. `expired`: every render finds that its content is past its fresh time, and unchanged. */
  useContent(state: 'cached' | 'expired'): void
  /** Resolves once no call is running: a page does not wait for slow ones. */
  settle(): Promise<void>
  /** `renderToString` of the view of a page, with its data loaded. */
  viewOf(path: string): Promise<() => void>
  /** Counts since the last call. */
  takeCounts(): SiteCounts
}

/**
 * Entry points of the build for benchmarks. `uncached` and `render` have the same film list of 240 titles, warm,
 * without compression: `uncached` is a whole request through the outer server with its page cache off;
 * `render` is `renderToString` of the page's view under the same providers.
 */
export interface MeasuredProduct {
  uncached(dataDir: string): Promise<{ port: number; host: string; path: string }>
  render(): Promise<() => void>
  openSite(options: { dataDir: string; pageCache: boolean }): Promise<MeasuredSite>
}

const built = new URL('../../dist-bench/server/measured-server.js', import.meta.url)

export async function measuredProduct(): Promise<MeasuredProduct> {
  const { measure } = (await import(built.href)) as { measure: MeasuredProduct }
  return measure
}
