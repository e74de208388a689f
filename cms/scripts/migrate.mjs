// Creates or migrates the tables of the database that the environment names, and nothing else: `npm run move` fills them.
Object.assign(process.env, { NODE_ENV: 'production' })
const [{ getPayload }, { default: config }] = await Promise.all([
  import('payload'),
  import('../src/payload.config.ts'),
])
await getPayload({ config, disableOnInit: true })
process.exit(0)
