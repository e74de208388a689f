import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const QUERY = '?process'

/** The import of `file.ts?process` is the URL of a file that another process can run. */
export function processFile(): Plugin {
  const emitted = new Set<string>()
  return {
    name: 'process-file',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null
      const file = id.slice(0, -QUERY.length)
      if (this.environment.mode !== 'build')
        return `export default ${JSON.stringify(pathToFileURL(file).href)}`
      const reference = this.emitFile({ type: 'chunk', id: file })
      emitted.add(reference)
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
    // Vite's own is an address of the site.
    resolveFileUrl: ({ referenceId, relativePath }) =>
      emitted.has(referenceId) ? `new URL(${JSON.stringify(relativePath)}, import.meta.url).href` : null,
  }
}
