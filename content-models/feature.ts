import { z } from './zod.ts'

/** Unleash's Client API. Only fields used for decisions are validated; all others are passed on unchanged. */

const constraint = z.looseObject({
  contextName: z.string(),
  operator: z.string(),
  values: z.array(z.string()).nullish(),
})

const strategy = z.looseObject({
  name: z.string(),
  parameters: z.record(z.string(), z.unknown()).nullish(),
  constraints: z.array(constraint).nullish(),
  segments: z.array(z.number()).nullish(),
  variants: z.array(z.looseObject({ name: z.string(), weight: z.number() })).nullish(),
})

const wireFeature = z.looseObject({
  name: z.string().min(1),
  enabled: z.boolean(),
  strategies: z.array(strategy),
  variants: z.array(z.looseObject({ name: z.string() })).nullish(),
  dependencies: z.array(z.looseObject({ feature: z.string() })).nullish(),
})

const wireSegment = z.looseObject({ id: z.number(), constraints: z.array(constraint) })

const wireFeatures = z.looseObject({
  features: z.array(z.unknown()),
  segments: z.array(z.unknown()).nullish(),
})

export type FeatureConstraint = z.output<typeof constraint>
export type FeatureStrategy = z.output<typeof strategy>
export type Feature = z.output<typeof wireFeature>
export type FeatureSegment = z.output<typeof wireSegment>

export interface Features {
  readonly features: readonly Feature[]
  readonly segments: readonly FeatureSegment[]
  /** Unusable features, by name or index. */
  readonly bad: readonly string[]
}

function nameOf(raw: unknown, index: number): string {
  const name = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined
  return typeof name === 'string' && name !== '' ? name : `features[${index}]`
}

/** Undefined if the response is no list of features, or none of them is usable. */
export function parseFeatures(raw: unknown): Features | undefined {
  const whole = wireFeatures.safeParse(raw)
  if (!whole.success) return undefined
  const read = whole.data.features.map((each) => wireFeature.safeParse(each))
  const features = read.flatMap(({ data }) => (data ? [data] : []))
  if (features.length === 0 && read.length > 0) return undefined
  const bad = read.flatMap(({ success }, index) =>
    success ? [] : [nameOf(whole.data.features[index], index)],
  )
  const segments = (whole.data.segments ?? []).flatMap((each) => wireSegment.safeParse(each).data ?? [])
  return { features, segments, bad }
}
