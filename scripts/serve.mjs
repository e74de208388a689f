// Runs the built product in this process; the argument `dist-inspect` selects the build with the inspector.
const { start } = await import(`../${process.argv[2] ?? 'dist'}/server/server.js`)
await start()
// `scripts/start.mjs` waits for it.
process.send?.('listening')
