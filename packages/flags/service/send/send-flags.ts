import { type Missing, missingIn } from './compare.ts'
import type { DesiredFeature, DesiredState } from './desired-state.ts'
import { PushError, RefusedChange, type UnleashAdmin } from './unleash-admin.ts'

interface SendOptions {
  readonly admin: UnleashAdmin
  readonly table: DesiredState
  readonly environment: string
  readonly dryRun: boolean
  readonly onDone?: (line: string) => void
}

export interface SendResult {
  readonly made: readonly string[]
  readonly refused: readonly string[]
}

interface Step {
  readonly line: string
  run(): Promise<void>
}

const onSites = ({ sitesOn }: DesiredFeature) =>
  sitesOn.length > 0 ? `on for ${sitesOn.join(', ')}` : 'off everywhere'

/** Rules first, then the switch: an interrupted run leaves the feature off. */
async function giveRules(admin: UnleashAdmin, feature: DesiredFeature): Promise<void> {
  for (const strategy of feature.strategies) await admin.addStrategy(feature.name, strategy)
  if (feature.strategies.length > 0) await admin.switchOn(feature.name)
}

function stepsOf(admin: UnleashAdmin, { fields, legalValues, features, rules }: Missing): Step[] {
  return [
    ...fields.map(({ name, description, values }) => ({
      line: `Context field ${name} with ${values.join(', ')}`,
      run: () => admin.addContextField(name, description, values),
    })),
    ...legalValues.map(({ field, values }) => ({
      line: `Context field ${field}: ${values.join(', ')} too`,
      run: async () => {
        for (const value of values) await admin.addLegalValue(field, value)
      },
    })),
    ...features.map((feature) => ({
      line: `${feature.name}, ${onSites(feature)}`,
      run: async () => {
        await admin.addFeature(feature)
        await giveRules(admin, feature)
      },
    })),
    ...rules.map((feature) => ({
      line: `${feature.name}: rules, which it had none of: ${onSites(feature)}`,
      run: () => giveRules(admin, feature),
    })),
  ]
}

/** Creates what is missing, and leaves the rest as it is. Throws a `PushError`. */
export async function sendFlags({
  admin,
  table,
  environment,
  dryRun,
  onDone,
}: SendOptions): Promise<SendResult> {
  const environments = await admin.environments()
  if (!environments.includes(environment)) {
    throw new PushError(
      `The server has no environment ${environment} in use for this project, only ${environments.join(', ') || 'none at all'}.`,
    )
  }
  const live = { fields: await admin.contextFields(), features: await admin.features() }
  const made: string[] = []
  const refused: string[] = []
  for (const { line, run } of stepsOf(admin, missingIn(live, table))) {
    try {
      if (!dryRun) await run()
      made.push(line)
      onDone?.(line)
    } catch (error) {
      if (!(error instanceof RefusedChange)) throw error
      refused.push(`${line}: ${error.message}`)
    }
  }
  return { made, refused }
}
