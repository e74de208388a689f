import { serviceLimits } from '#config/service-limits.ts'
import { z } from '#models/zod.ts'
import type { FlagContext } from './flag-evaluation.ts'
import { badData, type Read, readJsonBody } from './unleash-responses.ts'

const { properties: mostProperties, characters } = serviceLimits.flags.context

const TEXT = `has to be a text of at most ${characters} characters`
const DATE = 'has to be a date'

const scalar = z.union([z.string().max(characters, TEXT), z.number(), z.boolean()], TEXT).transform(String)
const field = scalar.nullish().transform((value) => value ?? undefined)
const instant = z.union([z.string(), z.number()], DATE).transform((value) => new Date(value))

const shape = z.object({
  userId: field,
  sessionId: field,
  remoteAddress: field,
  appName: field,
  environment: field,
  currentTime: instant
    .refine((date) => !Number.isNaN(date.getTime()), DATE)
    .nullish()
    .transform((value) => value ?? undefined),
})
const fields = new Set<string>([...Object.keys(shape.shape), 'properties'])

type Fault = { readonly fault: string }
type Properties = Readonly<Record<string, string>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Unknown fields count as properties, as in Unleash. */
function readProperties(raw: Readonly<Record<string, unknown>>): { readonly properties: Properties } | Fault {
  if (raw.properties != null && !isObject(raw.properties)) return { fault: 'properties has to be an object' }
  const beside = Object.entries(raw).filter(([name, value]) => !fields.has(name) && typeof value !== 'object')
  const entries = [...beside, ...Object.entries(raw.properties ?? {})].filter(([, value]) => value != null)
  if (entries.length > mostProperties) return { fault: `there are more than ${mostProperties} properties` }
  const read = new Map<string, string>()
  for (const [name, value] of entries) {
    const result = scalar.safeParse(value)
    if (!result.success || name.length > characters)
      return { fault: `properties.${name.slice(0, 60)} ${TEXT}` }
    read.set(name, result.data)
  }
  return { properties: Object.fromEntries(read) }
}

export function readContext(raw: unknown): FlagContext | Fault {
  if (!isObject(raw)) return { fault: 'it has to be an object' }
  const read = readProperties(raw)
  if ('fault' in read) return read
  const result = shape.safeParse(raw)
  if (result.success) return { ...result.data, properties: read.properties }
  const [issue] = result.error.issues
  return { fault: `${issue?.path.join('.')} ${issue?.message}` }
}

const PROPERTY = /^properties\[([^[\]]+)\]$/

/** `userId=1&properties[site]=fr`. The last of repeated names wins; deeper nesting is ignored. */
export function contextOfQuery(query: URLSearchParams): Readonly<Record<string, unknown>> {
  const beside = new Map<string, string>()
  const properties = new Map<string, string>()
  for (const [name, value] of query) {
    const property = PROPERTY.exec(name)?.[1]
    if (property !== undefined) properties.set(property, value)
    else if (name !== 'properties' && !name.includes('[')) beside.set(name, value)
  }
  return Object.fromEntries([...beside, ['properties', Object.fromEntries(properties)]])
}

/** Query of a GET, `context` in the body of a POST. `most` in bytes. */
export async function contextOfRequest(request: Request, most: number): Promise<Read<FlagContext>> {
  let raw: unknown
  if (request.method === 'POST') {
    const body = await readJsonBody(request, most)
    if ('refused' in body) return body
    if (!isObject(body.value)) return { refused: badData('The body has to be an object with a context.') }
    raw = body.value.context ?? {}
  } else raw = contextOfQuery(new URL(request.url).searchParams)
  const context = readContext(raw)
  return 'fault' in context
    ? { refused: badData(`The context cannot be read: ${context.fault}.`) }
    : { value: context }
}
