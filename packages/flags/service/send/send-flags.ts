import type { DesiredFeature, DesiredState } from './desired-state.ts'
import { type LiveFeature, PushError, RefusedChange, type UnleashAdmin } from './unleash-admin.ts'

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

interface Live {
  readonly fields: ReadonlyMap<string, readonly string[]>
  readonly features: readonly LiveFeature[]
}

interface Missing {
  readonly fields: DesiredState['fields']
  readonly legalValues: readonly { readonly field: string; readonly values: readonly string[] }[]
  readonly features: readonly DesiredFeature[]
  /** Features that exist, off and without rules, but that the table has on somewhere. */
  readonly rules: readonly DesiredFeature[]
}

const byName = <Item extends { readonly name: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.name, item]))
const without = <Item>(items: readonly Item[], others: readonly Item[]) =>
  items.filter((item) => !others.includes(item))

/** Leaves out features that owners have given rules or switched on. */
function missingIn(live: Live, table: DesiredState): Missing {
  const known = byName(live.features)
  const untouched = (feature: DesiredFeature) => {
    const there = known.get(feature.name)
    return there !== undefined && !there.enabled && !there.hasRules
  }
  const legalValues = table.fields.map(({ name, values }) => {
    const there = live.fields.get(name)
    // A field without legal values accepts any value.
    return { field: name, values: there && there.length > 0 ? without(values, there) : there ? values : [] }
  })
  return {
    fields: table.fields.filter(({ name }) => !live.fields.has(name)),
    legalValues: legalValues.filter(({ values }) => values.length > 0),
    features: table.features.filter(({ name }) => !known.has(name)),
    rules: table.features.filter((feature) => feature.strategies.length > 0 && untouched(feature)),
  }
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
