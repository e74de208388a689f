// The built product, in this process; `dist-inspect` as argument is the one that can be watched.
const { start } = await import(`../${process.argv[2] ?? 'dist'}/server/server.js`)
await start()
