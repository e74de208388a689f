import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { sharedVariables } from '@marquee/kit/start/shared-variables.ts'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { authentication } from '#config/authentication.ts'
import { siteIds } from '#config/sites.ts'
import { cmsVariables } from '../cms/src/env.ts'
import { compileArguments, serverArguments, serverEnv } from '../scripts/server-process.mjs'
import { readEnv } from '../src/server/env/env.ts'
import { environmentTable } from '../src/server/env/env-variables.ts'
import { flagVariables } from '../src/server/env/flag-variables.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8')
const isMissing = (tool: string) => spawnSync(tool, ['--version']).error !== undefined

const siteNames = new Set(
  environmentTable.flatMap(({ name }) =>
    name.endsWith('<SITE>') ? siteIds.map((id) => name.replace('<SITE>', id.toUpperCase())) : [name],
  ),
)
const sharedNames = [...Object.keys(sharedVariables), 'STAFF_HOST']
const hostNames = siteIds.map((id) => `HOST_${id.toUpperCase()}`)
const cmsNames = new Set([...Object.keys(cmsVariables), ...sharedNames, ...hostNames])
const ofBackup = new Set([...siteNames, ...cmsNames])
const namesIn = (file: string) => [...read(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
const unknownOf = (names: readonly string[], known: ReadonlySet<string>) =>
  names.filter((name) => !known.has(name))

/** A product in production without them lacks notifications, `security.txt`, or scrapes behind a balancer of TCP. */
const wantedNames = ['PUSH_PRIVATE_KEY', 'PUSH_CONTACT', 'SECURITY_CONTACT', 'METRICS_TOKEN']
/** Registrations, tickets and new passwords wait for ever without them, and strangers reach the publishing API. */
const mailNames = ['SMTP_URL', 'MAIL_FROM']
const neededBySite = [...mailNames, 'PUBLISHING_HOST']
const identityNames = environmentTable
  .map(({ name }) => name)
  .filter((name) => name.startsWith('IDENTITY'))
  .flatMap((name) => authentication.externalOn.map((id) => name.replace('<SITE>', id.toUpperCase())))
const ofOwners = Object.keys(flagVariables).filter((name) => name.startsWith('FLAGS_IDENTITY'))
const ofEditors = Object.keys(cmsVariables).filter((name) => name.startsWith('CMS_IDENTITY'))
const isSecret = (name: string) => /SECRET|PASSWORD$|TOKEN|KEY$/.test(name)

interface Service {
  readonly image?: string
  readonly env_file?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly build?: { readonly args?: Readonly<Record<string, string>> }
  readonly networks?: readonly string[]
  readonly [limit: string]: unknown
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
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

  for (const [step, args] of [
    ['RUN', compileArguments],
    ['CMD', serverArguments],
  ] as const)
    expect(read('Dockerfile')).toContain(`${step} ${JSON.stringify(['node', ...args]).replaceAll(',', ', ')}`)
  expect(read('systemd/marquee-site@.service')).toContain(`/node ${serverArguments.join(' ')}\n`)
})

/** A public start fails without them, or nobody signs in. */
const namesOfAdmins = { site: 'STAFF_ADMIN_EMAIL', cms: 'STAFF_HOST' } as const

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
    for (const name of ['backup', 'restore'])
      expect(unknownOf(Object.keys(services[name]?.environment ?? {}), ofBackup)).toEqual([])
  })

  test('has a client and a server of PostgreSQL of one version', () => {
    const [, client] = /^ARG POSTGRES_VERSION=(\d+)$/m.exec(read('Dockerfile')) ?? []
    const version = `\${POSTGRES_VERSION:-${client}}`
    expect(services.postgres?.image).toBe(`postgres:${version}`)
    expect(services['site-1']?.build?.args?.POSTGRES_VERSION).toBe(version)
  })

  test('saves the folders of the sites and of the content management system', () => {
    const volumesOf = (name: string) => services[name]?.volumes?.map((volume) => volume.split(':')[0])
    expect(volumesOf('backup')).toEqual(expect.arrayContaining(['site-1', 'cms', 'backups']))
    expect(volumesOf('restore')).toEqual(volumesOf('backup'))
  })

  test('bounds logs, memory, processes and rights of every service, and shows the database to no proxy', () => {
    for (const [name, service] of Object.entries(services))
      expect(service, name).toMatchObject({
        logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
        mem_limit: expect.any(String),
        pids_limit: expect.any(Number),
        cap_drop: ['ALL'],
      })
    const { caddy, postgres } = services
    expect(postgres?.networks?.filter((network) => caddy?.networks?.includes(network))).toEqual([])
  })

  test('has every variable that it requires in the example of its environment', () => {
    const required = [...read('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name)
    expect(required.length).toBeGreaterThan(0)
    expect(namesIn('production.env.example')).toEqual(expect.arrayContaining(required))
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

  test('takes publications under the name that the content management system calls only', () => {
    for (const name of ['site-1', 'site-2'])
      expect(services[name]?.environment).toMatchObject({
        PUBLISHING_HOST: new URL(services.cms?.environment?.CMS_SITE_URL ?? '').host,
      })
    expect(Object.keys(services['site-1']?.environment ?? {})).toEqual(expect.arrayContaining(mailNames))
  })

  test('declares its volumes, and tells sites and content management system the hosts', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? [])
    const named = mounted.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'))
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(volumes).toSorted())
    for (const name of ['site-1', 'site-2', 'cms']) expect(services[name]?.env_file).toBe('hosts.env')
    expect(hostNames).toEqual(expect.arrayContaining(namesIn('hosts.env.example')))
  })
})

test('units find the account and the folders that they use', () => {
  const made = [...read('systemd/tmpfiles.conf').matchAll(/^d (\S+)/gm)].map(([, folder]) => folder)
  for (const unit of globSync('systemd/marquee-{backup,cms,site@}.service', {
    cwd: path.join(root, 'deploy'),
  })) {
    const [, user = ''] = /^User=(\S+)$/m.exec(read(unit)) ?? []
    expect(read('systemd/sysusers.conf'), unit).toMatch(new RegExp(`^u ${user} `, 'm'))
  }
  const [, writable = ''] = /^ReadWritePaths=(.*)$/m.exec(read('systemd/marquee-backup.service')) ?? []
  expect(made).toEqual(expect.arrayContaining(writable.split(' ')))
})

test.each([
  ['site.env.example', siteNames, [...neededBySite, ...wantedNames, namesOfAdmins.site]],
  ['cms.env.example', cmsNames, [namesOfAdmins.cms]],
])(
  'systemd/%s has what a product in production needs, and only variables that are read',
  (file, known, needed) => {
    const names = namesIn(`systemd/${file}`)
    // CMS_SECRET is for the backup, which names it.
    expect(unknownOf(names, new Set([...known, 'CMS_SECRET']))).toEqual([])
    expect(names).toEqual(expect.arrayContaining([...needed]))
  },
)

test.each(globSync('systemd/*.service', { cwd: path.join(root, 'deploy') }))(
  'the unit %s sets only variables that its program reads',
  (file) => {
    const lines = [...read(file).matchAll(/^Environment=(.+)$/gm)].map(([, line = '']) => line)
    const names = lines.flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''))
    const ofTools = [...Object.keys(serverEnv), 'NEXT_TELEMETRY_DISABLED']
    const known = new Set([...siteNames, ...cmsNames, ...ofTools, 'PATH'])
    expect(unknownOf(names, known)).toEqual([])
  },
)

test.skipIf(isMissing('systemd-analyze'))('systemd accepts the units', { tags: ['rest'] }, () => {
  const folder = temporaryFolder('units')
  mkdirSync(folder, { recursive: true })
  const units = globSync('systemd/*.{service,timer}', { cwd: path.join(root, 'deploy') }).map((unit) => {
    const file = path.join(folder, path.basename(unit))
    writeFileSync(file, read(unit).replaceAll('/opt/marquee/node_modules/node/bin/node', process.execPath))
    return file
  })
  expect(units).toHaveLength(7)
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
