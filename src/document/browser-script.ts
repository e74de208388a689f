import { build, type Plugin } from 'vite'

const QUERY = '?script'

export const browserScript = (): Plugin => ({
  name: 'browser-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return null
    const file = id.slice(0, -QUERY.length)
    const output = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2023',
        modulePreload: false,
        rolldownOptions: { input: file, output: { format: 'iife' } },
      },
    })
    const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
    const [chunk] = chunks.filter((each) => each.type === 'chunk')
    if (!chunk) throw new Error(`No script of ${file}`)
    for (const each of Object.keys(chunk.modules)) this.addWatchFile(each)
    return `export default ${JSON.stringify(chunk.code)}`
  },
})
