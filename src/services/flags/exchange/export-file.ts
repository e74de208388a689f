import { z } from '#models/zod.ts'

const constraint = z.object({
  contextName: z.string(),
  operator: z.string(),
  values: z.array(z.string()).nullish(),
  value: z.string().nullish(),
  inverted: z.boolean().nullish(),
})

const strategy = z.object({
  name: z.string(),
  featureName: z.string(),
  disabled: z.boolean().nullish(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()]).nullable()).nullish(),
  constraints: z.array(constraint).nullish(),
  segments: z.array(z.unknown()).nullish(),
  variants: z
    .array(
      z.object({
        name: z.string(),
        weight: z.number(),
        stickiness: z.string().nullish(),
        payload: z.unknown().optional(),
      }),
    )
    .nullish(),
})

const MOST = 2_000

const exportFile = z.object({
  features: z.array(z.object({ name: z.string(), archived: z.boolean().nullish() })).max(MOST),
  featureStrategies: z.array(strategy).max(MOST),
  featureEnvironments: z
    .array(
      z.object({
        name: z.string(),
        featureName: z.string().nullish(),
        environment: z.string().nullish(),
        enabled: z.boolean(),
        variants: z.array(z.unknown()).nullish(),
      }),
    )
    .max(MOST),
  dependencies: z.array(z.object({ feature: z.string(), dependencies: z.array(z.unknown()) })).nullish(),
})

export type ExportFile = z.infer<typeof exportFile>
export type FileStrategy = ExportFile['featureStrategies'][number]

export function readExportFile(file: unknown): ExportFile | string {
  const { data, error } = exportFile.safeParse(file)
  if (data) return data
  const [issue] = error.issues
  const place = issue?.path.join('.')
  return `The file is not an export of Unleash: ${place ? `${place}: ` : ''}${issue?.message ?? 'it cannot be read'}.`
}
