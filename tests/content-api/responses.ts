import type { Language } from '#config/types.ts'
import type { Call, Params } from '../../src/api/call.ts'
import { type CallName, callNames, contract } from '../../src/api/contract.ts'
import type { Api, FetchApi, Reading } from './api-reader.ts'
import { absent, type Finding, judged, passed, unread } from './findings.ts'

const PART = 'answers'
const NOTES = 5

const isPlain = ({ path, query, headers, reach }: Call) =>
  !path.includes('{') &&
  headers.length === 0 &&
  reach === 'shared' &&
  !Object.values(query).includes('required')

/** Calls whose only parameter is the language: lists and documents. */
const plainCalls: readonly CallName[] = callNames.filter((name) => isPlain(contract[name]))

const findingOf = (reading: Reading<unknown>): Finding =>
  reading.is === 'read'
    ? passed(PART, reading.address, reading.skipped.slice(0, NOTES))
    : unread(PART, reading)

/** Every list and document in every language is either readable or missing. */
export async function checkResponses(api: Api, languages: readonly Language[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of plainCalls)
    for (const language of contract[name].language ? languages : languages.slice(0, 1))
      findings.push(findingOf(await api.read(name, { language })))
  return findings
}

/** Calls that every edition needs. */
const needed = ['shows', 'cinemas', 'cities'] as const

export async function checkNeeded(api: Api, language: Language): Promise<Finding[]> {
  return Promise.all(
    needed.map(async (name) => {
      const reading = await api.read(name, { language })
      const count = reading.is === 'read' ? (reading.model as readonly unknown[]).length : 0
      return judged(
        'needed',
        reading.address,
        count > 0 ? [] : ['the site has no page without at least one of them'],
      )
    }),
  )
}

const UNKNOWN = ['no-such-item-of-this-api', '..%2f..%2fetc', 'a'.repeat(300)]

/** Calls with a name in their path: an unknown name must give 404, neither made-up content nor an error. */
export async function checkUnknown(api: Api, language: Language): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of callNames) {
    const call: Call = contract[name]
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each)
    if (
      call.reach !== 'shared' ||
      names.length !== 1 ||
      call.headers.length > 0 ||
      Object.values(call.query).includes('required')
    )
      continue
    for (const unknown of UNKNOWN) {
      const params: Params = { language, [names[0] ?? '']: unknown }
      const reading = await api.read(name, params)
      const empty = reading.is === 'read' && isEmpty(reading.model)
      findings.push(
        judged(
          'unknown',
          reading.address,
          reading.is === 'missing' || empty
            ? []
            : [reading.is === 'wrong' ? reading.reason : 'an item that does not exist is answered'],
        ),
      )
    }
  }
  return findings
}

/** A source may have no versions; one that has them tells whether they are current. */
export async function checkVersions(fetchApi: FetchApi, language: Language): Promise<Finding[]> {
  const address = `shows?language=${language}`
  const version = (await fetchApi(address).catch(() => undefined))?.headers.get('etag')
  if (version === undefined || version === null) return [absent('versions', address)]
  const { status } = await fetchApi(address, version)
  return [
    judged('versions', address, status === 304 ? [] : [`status ${status} to its own ETag, instead of 304`]),
  ]
}

function isEmpty(model: unknown): boolean {
  if (Array.isArray(model)) return model.length === 0
  if (typeof model !== 'object' || model === null) return false
  return Object.values(model).every((value) => Array.isArray(value) && value.length === 0)
}
