import type { z } from 'zod'
import { isReserved } from '#models/rules/reserved-slugs.ts'
import { collectSkipped } from '#models/skipped-items.ts'
import { firstIssue } from '#models/wire.ts'
import { isMap, type JsonObject } from '../content/store/layers.ts'

export interface ImportFault {
  readonly call: string
  readonly path: string
  readonly reason: string
}

export interface AcceptedItem {
  readonly slug: string
  readonly base: JsonObject
}

/** Invalid, reserved and duplicate items are reported with call and path. */
export function acceptItems(
  list: unknown,
  schema: z.ZodType,
  call: string,
  at: string,
  report: (fault: ImportFault) => void,
): AcceptedItem[] {
  const raws = Array.isArray(list) ? list : isMap(list) ? Object.values(list) : []
  const slugs = new Set<string>()
  return raws.flatMap((raw: unknown, index) => {
    const path = `${at}[${index}]`
    const item = acceptItem(raw, schema, call, path, report)
    if (!item) return []
    const slug = typeof item.slug === 'string' || typeof item.slug === 'number' ? String(item.slug) : ''
    const refusal = isReserved(slug)
      ? `the slug "${slug}" is reserved`
      : slugs.has(slug)
        ? `the slug "${slug}" is already taken`
        : undefined
    if (refusal) {
      report({ call, path: `${path}.slug`, reason: refusal })
      return []
    }
    slugs.add(slug)
    return [{ slug, base: item }]
  })
}

/** Unchanged if readers can use it; parts that readers will ignore are reported. */
export function acceptItem(
  raw: unknown,
  schema: z.ZodType,
  call: string,
  path: string,
  report: (fault: ImportFault) => void,
): JsonObject | undefined {
  const { result, skipped } = collectSkipped(raw, () => schema.safeParse(raw))
  for (const item of skipped)
    report({ call, path: `${path}${path && item.path ? '.' : ''}${item.path}`, reason: item.reason })
  if (result.success && isMap(raw)) return raw
  report({ call, path, reason: result.success ? 'not an object' : firstIssue(result.error) })
  return undefined
}
