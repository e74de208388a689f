/** Starts the built product for the browser tests, in a data folder of its own. */
const built = new URL('../../dist/server/server.js', import.meta.url)
const { start } = (await import(built.href)) as { start: () => Promise<void> }
await start()
