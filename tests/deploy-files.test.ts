import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { cmsVariables } from '../cms/src/env.ts'
import { authentication } from '../config/authentication.ts'
import { siteIds } from '../config/sites.ts'
import { serverArguments, serverEnv } from '../scripts/server-process.mjs'
import { readEnv } from '../src/server/env.ts'
import { environmentTable } from '../src/server/env-variables.ts'
import { flagVariables } from '../src/server/flag-variables.ts'
import { temporaryFolder } from '../src/server/temporary-folder.fixture.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8')
const isMissing = (tool: string) => spawnSync(tool, ['--version']).error !== undefined

const siteNames = new Set(
  environmentTable.flatMap(({ name }) =>
    name.endsWith('<SITE>') ? siteIds.map((id) => name.replace('<SITE>', id.toUpperCase())) : [name],
  ),
)
const sharedNames = [
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLISHING_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUST_PROXY',
]
const hostNames = siteIds.map((id) => `HOST_${id.toUpperCase()}`)
const cmsNames = new Set([...Object.keys(cmsVariables), ...sharedNames, ...hostNames])
const unknownOf = (names: readonly string[], known: ReadonlySet<string>) =>
  names.filter((name) => !known.has(name))

/** Without them a product in production lacks notifications, `security.txt`, or scrapes behind a balancer of TCP. */
const wantedNames = ['PUSH_PRIVATE_KEY', 'PUSH_CONTACT', 'SECURITY_CONTACT', 'METRICS_TOKEN']
const identityNames = environmentTable
  .map(({ name }) => name)
  .filter((name) => name.startsWith('IDENTITY'))
  .flatMap((name) => authentication.externalOn.map((id) => name.replace('<SITE>', id.toUpperCase())))
const ofOwners = Object.keys(flagVariables).filter((name) => /^FLAGS_(?:IDENTITY|PASSWORDS)/.test(name))
const ofEditors = Object.keys(cmsVariables).filter((name) => /^CMS_(?:IDENTITY|PASSWORDS)/.test(name))
const isSecret = (name: string) => /SECRET|PASSWORD$|TOKEN|KEY$/.test(name)

interface Container {
  readonly name: string
  readonly env: readonly { readonly name: string; readonly value?: string }[]
  readonly envFrom: readonly { readonly secretRef: { readonly name: string; readonly optional: boolean } }[]
}
interface Compose {
  readonly services: Readonly<
    Record<
      string,
      { readonly environment?: Readonly<Record<string, string>>; readonly volumes?: readonly string[] }
    >
  >
  readonly volumes: object
}

describe('the Dockerfile', () => {
  test('has no fault, and ends as a user without rights, with a health check', () => {
    expect(validate(read('Dockerfile'))).toEqual([])
    const stages = read('Dockerfile')
      .split(/^FROM /m)
      .filter((stage) => /^CMD /m.test(stage))
    expect(stages).toHaveLength(2)
    for (const stage of stages) expect(stage).toMatch(/^USER node$[^]*^HEALTHCHECK /m)
  })

  test('copies only what exists, and sets only variables of the product', () => {
    for (const [, file = ''] of read('Dockerfile').matchAll(/node (\S+\.(?:mjs|ts))/g))
      expect([...globSync(file, { cwd: root }), ...globSync(`cms/${file}`, { cwd: root })], file).not.toEqual(
        [],
      )
    const set = [...read('Dockerfile').matchAll(/^(?:ENV)? +([A-Z_]+)=/gm)].map(([, name = '']) => name)
    const ofTools = [...Object.keys(serverEnv), 'NEXT_TELEMETRY_DISABLED']
    expect(unknownOf(set, new Set([...siteNames, ...cmsNames, ...ofTools]))).toEqual([])
  })
})

test('image and unit run the server with the arguments and memory settings of npm start', () => {
  for (const [name, value] of Object.entries(serverEnv))
    for (const file of ['Dockerfile', 'systemd/marquee-site@.service'])
      expect(read(file), file).toMatch(new RegExp(`[ =]${name}=${value}\\s`))

  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...serverArguments]).replaceAll(',', ', ')}`,
  )
  expect(read('systemd/marquee-site@.service')).toContain(`/node ${serverArguments.join(' ')}\n`)
})

/** A first start with a public host fails without them. */
const namesOfAdmins = { site: 'FLAGS_ADMIN_NAME', cms: 'CMS_ADMIN_EMAIL' } as const

describe('the compose file', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose

  test('names the first admins', () => {
    for (const name of ['site-1', 'site-2'])
      expect(services[name]?.environment).toHaveProperty(namesOfAdmins.site)
    expect(services.cms?.environment).toHaveProperty(namesOfAdmins.cms)
  })

  test('sets only variables that the programs read', () => {
    for (const name of ['site-1', 'site-2'])
      expect(unknownOf(Object.keys(services[name]?.environment ?? {}), siteNames)).toEqual([])
    expect(unknownOf(Object.keys(services.cms?.environment ?? {}), cmsNames)).toEqual([])
  })

  test('passes on what a product in production needs, and outside identity providers', () => {
    for (const name of ['site-1', 'site-2'])
      expect(Object.keys(services[name]?.environment ?? {})).toEqual(
        expect.arrayContaining([...wantedNames, ...identityNames, ...ofOwners]),
      )
    expect(Object.keys(services.cms?.environment ?? {})).toEqual(expect.arrayContaining(ofEditors))
  })

  test('has no secret of its own, and starts without those that are optional', () => {
    for (const { environment = {} } of Object.values(services))
      for (const [name, value] of Object.entries(environment).filter(([key]) => isSecret(key)))
        expect(value, name).toMatch(/^\$\{\w+:[?-]\}$/)
    const optional = Object.entries(services['site-1']?.environment ?? {}).filter(([name]) =>
      [...wantedNames, ...identityNames, ...ofOwners].includes(name),
    )
    const env = Object.fromEntries(
      optional.map(([name, value]) => [name, /^\$\{\w+:-(\w*)\}$/.exec(value)?.[1] ?? value]),
    )
    expect(() => readEnv(env)).not.toThrow()
  })

  test('gives the proxy every variable of the Caddyfile without a default', () => {
    const needed = [...read('Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
    const optional = ['CADDY_OPTIONS', 'CADDY_TLS']
    expect(Object.keys(services.caddy?.environment ?? {})).toEqual(
      expect.arrayContaining(needed.filter((name) => !optional.includes(name ?? ''))),
    )
  })

  test('declares its volumes, and sets the host of every site', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? [])
    const named = mounted.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'))
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(volumes).toSorted())
    expect(Object.keys(services['site-1']?.environment ?? {})).toEqual(expect.arrayContaining(hostNames))
    // Its requests to the process of the sites name them.
    expect(Object.keys(services.cms?.environment ?? {})).toEqual(expect.arrayContaining(hostNames))
  })
})

test.each([
  ['site.yaml', siteNames, [namesOfAdmins.site, ...wantedNames], 'marquee-identity'],
  ['cms.yaml', cmsNames, [namesOfAdmins.cms], 'marquee-cms-identity'],
])(
  'the manifest %s is valid, names the first admin, and sets only variables that the program reads',
  (file, known, needed, identity) => {
    const documents = parseAllDocuments(read(`kubernetes/${file}`))
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    const containers = documents.flatMap((document) => {
      const { spec } = document.toJS() as {
        spec: { template?: { spec: { containers: readonly Container[] } } }
      }
      return spec.template?.spec.containers ?? []
    })
    expect(containers).toHaveLength(1)
    for (const { env, envFrom } of containers) {
      const names = env.map(({ name }) => name)
      expect(unknownOf(names, known)).toEqual([])
      expect(names).toEqual(expect.arrayContaining(needed))
      expect(env.filter(({ name, value }) => isSecret(name) && value !== undefined)).toEqual([])
      expect(envFrom).toEqual([{ secretRef: { name: identity, optional: true } }])
    }
  },
)

test.each(globSync('systemd/*.service', { cwd: path.join(root, 'deploy') }))(
  'the unit %s sets only variables that its program reads',
  (file) => {
    const lines = [...read(file).matchAll(/^Environment=(.+)$/gm)].map(([, line = '']) => line)
    const names = lines.flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''))
    const ofTools = [...Object.keys(serverEnv), 'NEXT_TELEMETRY_DISABLED']
    const known = new Set([...siteNames, ...cmsNames, ...ofTools])
    expect(unknownOf(names, known)).toEqual([])
  },
)

test.skipIf(isMissing('systemd-analyze'))('systemd accepts the units', { tags: ['rest'] }, () => {
  const folder = temporaryFolder('units')
  mkdirSync(folder, { recursive: true })
  const units = globSync('systemd/*', { cwd: path.join(root, 'deploy') }).map((unit) => {
    const file = path.join(folder, path.basename(unit))
    writeFileSync(file, read(unit).replaceAll('/opt/marquee/node_modules/node/bin/node', process.execPath))
    return file
  })
  expect(units).toHaveLength(4)
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })
  expect([status, stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([0, []])
})

test.skipIf(isMissing('caddy'))('Caddy accepts the Caddyfile', { tags: ['rest'] }, () => {
  const validated = execFileSync(
    'caddy',
    ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: temporaryFolder('caddy'),
        MARQUEE_HOSTS: 'cinema.example, client.cinema.example',
        CMS_HOSTS: 'cms.cinema.example',
      },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  expect(validated).toContain('Valid configuration')
})
