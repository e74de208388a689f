import { parseArgs } from 'node:util'
import { z } from '#models/zod.ts'
import { desiredState } from './desired-state.ts'
import { type SendResult, sendFlags } from './send-flags.ts'
import { openUnleashAdmin, PushError } from './unleash-admin.ts'

const USAGE = `Usage: UNLEASH_URL=https://unleash.example/api UNLEASH_ADMIN_TOKEN=… [UNLEASH_ENVIRONMENT=development] npm run flags:send [-- --dry-run]

Makes in an Unleash server what it lacks of config/flags.ts. What owners have changed there stays.
--dry-run  makes nothing, and ends with 2 where something is missing.`
const PROJECT = 'default'
const TIMEOUT = 15_000

const environment = z.object({
  UNLEASH_URL: z.url({
    protocol: /^https?$/,
    error: 'must be an address such as https://unleash.example/api',
  }),
  UNLEASH_ADMIN_TOKEN: z
    .string('must be a token of the Admin API')
    .regex(/^[\x21-\x7e]+$/, 'must be a token of the Admin API'),
  UNLEASH_ENVIRONMENT: z
    .string()
    .optional()
    .transform((name) => name?.trim() || 'development'),
})

type Environment = Readonly<Record<string, string | undefined>>

type Print = (line: string) => void

export interface Output {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

function readSettings({ UNLEASH_URL, UNLEASH_ADMIN_TOKEN, UNLEASH_ENVIRONMENT }: Environment) {
  const settings = environment.safeParse({
    UNLEASH_URL: UNLEASH_URL?.trim(),
    UNLEASH_ADMIN_TOKEN: UNLEASH_ADMIN_TOKEN?.trim(),
    UNLEASH_ENVIRONMENT,
  })
  if (settings.success) return settings.data
  const [issue] = settings.error.issues
  throw new PushError(`The environment variable ${issue?.path.join('.')} ${issue?.message}.`)
}

function readArguments(args: readonly string[]): { readonly dryRun: boolean; readonly help: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    return { dryRun: values['dry-run'] ?? false, help: values.help ?? false }
  } catch {
    throw new PushError(USAGE)
  }
}

function printResult({ made, refused }: SendResult, dryRun: boolean, t: Print): void {
  for (const line of refused) t(`  refused: ${line}`)
  if (made.length + refused.length === 0) t('Nothing is missing in the server.')
  else
    t(
      `${made.length} ${dryRun ? 'to be made' : 'made'}${refused.length > 0 ? `, ${refused.length} refused by the server` : ''}.`,
    )
}

async function push(args: readonly string[], env: Environment, t: Print): Promise<number> {
  const { dryRun, help } = readArguments(args)
  if (help) {
    t(USAGE)
    return 0
  }
  const { UNLEASH_URL: url, UNLEASH_ADMIN_TOKEN: token, UNLEASH_ENVIRONMENT: name } = readSettings(env)
  t(
    `Flags of config/flags.ts in ${url}, project ${PROJECT}, environment ${name}${dryRun ? ' (only looking)' : ''}`,
  )
  const admin = openUnleashAdmin({ url, token, project: PROJECT, environment: name, timeout: TIMEOUT })
  const onDone = (line: string) => t(`  ${dryRun ? 'missing' : 'made'}: ${line}`)
  const result = await sendFlags({ admin, table: desiredState(), environment: name, dryRun, onDone })
  printResult(result, dryRun, t)
  if (result.refused.length > 0) return 1
  return dryRun && result.made.length > 0 ? 2 : 0
}

/** `npm run flags:send`. Returns the exit code. */
export async function pushCommand(
  args: readonly string[],
  env: Environment,
  { out, err }: Output,
): Promise<number> {
  try {
    return await push(args, env, (line) => out(`${line}\n`))
  } catch (error) {
    if (!(error instanceof PushError)) throw error
    err(`${error.message}\n`)
    return 1
  }
}
