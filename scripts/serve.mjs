// The built product, in this process; `dist-inspect` as argument is the one that can be watched.
const { start } = await import(`../${process.argv[2] ?? 'dist'}/server/server.js`)
// Counted by scripts/start.mjs, which starts a process again that ended by a fault.
await start(Number(process.env.PROCESS_FAULTS ?? 0))
