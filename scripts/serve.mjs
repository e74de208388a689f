// The built product, in this process.
const { start } = await import('../dist/server/server.js')
await start()
