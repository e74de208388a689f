import { z } from 'zod'
import { type SiteId, sites } from '#config/sites.ts'
import { buildOpenApi, type OpenApiDocument } from '../../../api/openapi.ts'

const VERSION = '1.0.0'
const shownOperation = z.object({
  summary: z.string().optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .optional(),
  'x-origin': z.string().optional(),
  'x-reach': z.string().optional(),
  responses: z.record(z.string(), z.unknown()).optional(),
})
const documents = new Map<string, OpenApiDocument>()

export function openApiDocument(site: SiteId, origin: string): OpenApiDocument {
  const client = new URL(origin)
  client.hostname =
    client.hostname === sites[site].hosts.local
      ? `client.${sites[site].hosts.local}`
      : sites[site].hosts.client
  const key = `${origin} ${client.origin}`
  const known = documents.get(key)
  if (known) return known
  const document = buildOpenApi(origin, client.origin, VERSION)
  if (documents.size > 50) documents.clear()
  documents.set(key, document)
  return document
}

/** The page has no scripts or outside resources. */
export function referencePage(site: SiteId, origin: string): string {
  const { info, paths, components } = openApiDocument(site, origin)
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'post', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => operationHtml(method, path, shownOperation.parse(operation))),
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${escape(name)}"><summary>${escape(name)}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(info.title)}</title></head><body><h1>${escape(info.title)}</h1><p>${escape(info.description)}</p><p><a href="/api/openapi.json">OpenAPI 3.1</a></p><h2>Calls</h2>${calls.join('')}<h2>Shapes</h2>${schemas.join('')}</body></html>`
}

function operationHtml(method: string, path: string, operation: z.output<typeof shownOperation>): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required }) =>
      `<li><code>${escape(name)}</code> (${escape(place)}${required ? ', required' : ''})</li>`,
  )
  const marks = [operation['x-origin'], operation['x-reach']].filter((mark) => mark !== undefined).join(', ')
  const response = escape(JSON.stringify(operation.responses?.['200'] ?? {}, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `<a href="#${name}">${name}</a>`,
  )
  return `<details><summary><code>${method.toUpperCase()} ${escape(path)}</code> ${escape(operation.summary ?? '')}${marks ? ` (${escape(marks)})` : ''}</summary><ul>${parameters.join('')}</ul><pre>${response}</pre></details>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
