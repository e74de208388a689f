import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sharedVariables } from '@marquee/kit/start/shared-variables.ts'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { siteIds } from '#config/sites.ts'
import { cmsVariables } from '../cms/src/env.ts'
import { environmentTable } from '../src/server/env/env-variables.ts'

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../deploy/kubernetes', file), 'utf8')

interface Variable {
  readonly name: string
  readonly value?: string
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } }
}
interface Container {
  readonly env: readonly Variable[]
  readonly envFrom?: readonly object[]
  readonly resources: { readonly limits: { readonly memory: string } }
  readonly livenessProbe?: object
}
interface PodTemplate {
  readonly spec: {
    readonly containers: readonly Container[]
    readonly volumes: readonly { readonly persistentVolumeClaim?: { readonly claimName: string } }[]
  }
}
interface Manifest {
  readonly kind: string
  readonly data?: Readonly<Record<string, string>>
  readonly spec?: {
    readonly template?: PodTemplate
    readonly jobTemplate?: { readonly spec: { readonly template: PodTemplate } }
    readonly rules?: readonly { readonly host: string }[]
    readonly tls?: readonly { readonly hosts: readonly string[] }[]
  }
}

function manifestsOf(file: string): readonly Manifest[] {
  const documents = parseAllDocuments(read(file))
  expect(documents.flatMap(({ errors }) => errors)).toEqual([])
  return documents.map((document) => document.toJS() as Manifest)
}

function podOf(file: string) {
  const templates = manifestsOf(file).flatMap(
    ({ spec }) => spec?.template ?? spec?.jobTemplate?.spec.template ?? [],
  )
  expect(templates).toHaveLength(1)
  const [{ spec } = { spec: { containers: [], volumes: [] } }] = templates
  expect(spec.containers).toHaveLength(1)
  const [container] = spec.containers
  if (!container) throw new Error(`${file} has no container`)
  return {
    container,
    claims: spec.volumes.flatMap((volume) => volume.persistentVolumeClaim?.claimName ?? []),
  }
}

const hostNames = siteIds.map((id) => `HOST_${id.toUpperCase()}`)
const siteNames = new Set(environmentTable.map(({ name }) => name))
const shared = [...Object.keys(sharedVariables), 'STAFF_HOST']
const cmsNames = new Set([...Object.keys(cmsVariables), ...shared])
const mail = ['SMTP_URL', 'MAIL_FROM']
const forSite = [
  ...mail,
  'STAFF_ADMIN_EMAIL',
  'PUBLISHING_HOST',
  'PUSH_PRIVATE_KEY',
  'PUSH_CONTACT',
  'SECURITY_CONTACT',
  'METRICS_TOKEN',
]
const hosts = { configMapRef: { name: 'marquee-hosts' } }
const identity = (name: string) => ({ secretRef: { name, optional: true } })

describe.each([
  ['site.yaml', siteNames, forSite, [hosts, identity('marquee-identity')]],
  ['cms.yaml', cmsNames, ['STAFF_HOST'], [hosts, identity('marquee-cms-identity')]],
  ['backup.yaml', new Set([...siteNames, ...cmsNames]), ['DATABASE_URL', 'CMS_DATA_DIR'], undefined],
])('the manifest %s', (file, known, needed, from) => {
  const { container } = podOf(file)

  test('sets what a product in production needs, and only variables that the program reads', () => {
    const names = container.env.map(({ name }) => name)
    expect(names.filter((name) => !known.has(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(needed))
    expect(container.envFrom).toEqual(from)
  })

  test('takes secrets from the Secret of the example alone', () => {
    const { stringData } = parse(read('secret.example.yaml')) as { stringData: object }
    const values = container.env.filter(({ name }) =>
      /SECRET|PASSWORD$|TOKEN|KEY$|^SMTP_URL$|^DATABASE/.test(name),
    )
    expect(values.length).toBeGreaterThan(0)
    for (const { name, value, valueFrom } of values) {
      expect([value, valueFrom?.secretKeyRef], name).toEqual([undefined, { name: 'marquee', key: name }])
      expect(stringData).toHaveProperty(name)
    }
  })

  test('bounds its memory', () => expect(container.resources.limits.memory).toMatch(/^\d+[GM]i$/))
})

test('the ingress leads the hosts of sites, and those of their client areas, to them', () => {
  const manifests = manifestsOf('site.yaml')
  const named = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {}
  expect(hostNames).toEqual(expect.arrayContaining(Object.keys(named)))
  const { rules = [], tls = [] } = manifests.find(({ kind }) => kind === 'Ingress')?.spec ?? {}
  const led = rules.map(({ host }) => host)
  expect(led).toEqual(
    expect.arrayContaining(Object.values(named).flatMap((host) => [host, `client.${host}`])),
  )
  expect(tls.flatMap((each) => each.hosts).toSorted()).toEqual(led.toSorted())
})

test('the site takes publications under the name that the content management system calls only', () => {
  const valueOf = (file: string, name: string) =>
    podOf(file).container.env.find((variable) => variable.name === name)?.value
  expect(valueOf('site.yaml', 'PUBLISHING_HOST')).toBe(
    new URL(valueOf('cms.yaml', 'CMS_SITE_URL') ?? '').host,
  )
})

test('a backup has the volume of the content management system, and one of its own', () =>
  expect(podOf('backup.yaml').claims).toEqual([...podOf('cms.yaml').claims, 'marquee-backups']))

test('a process that does not respond any more is started again', () => {
  for (const file of ['site.yaml', 'cms.yaml']) expect(podOf(file).container).toHaveProperty('livenessProbe')
})
