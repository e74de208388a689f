import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '@marquee/kit/start/operator-error.ts'
import { browserTest } from './browser-test.ts'
import { parseScenario } from './format.ts'

export interface ScenarioVerdict {
  /** Exit code of `npm run scenarios`: 0 if it holds. */
  readonly code: number
  /** Its output. */
  readonly text: string
}

export interface ScenarioRequestOptions {
  /** Folder of the scenarios. */
  readonly folder: string
  /** Folder of the browser tests made of them. */
  readonly testFolder: string
  readonly run: (name: string) => Promise<ScenarioVerdict>
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_NAME = 80
/** Milliseconds. */
const LONGEST_RUN = 120_000

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= LONGEST_NAME && NAME.test(name)

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
const refuse = (status: number, fault: string) => respond(status, { fault })

/**
 * Only scripts of our own pages may write files or start programs: other sites cannot send JSON with these
 * headers, and a name that leads to this machine by their DNS is no local name.
 */
function isOwn({ url, headers }: Request): boolean {
  const { hostname, origin } = new URL(url)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  return (
    isLocal &&
    headers.get('origin') === origin &&
    (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin' &&
    headers.get('content-type') === 'application/json'
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function save(folder: string, file: string, textOf: () => string): Promise<Response> {
  let text: string
  try {
    text = textOf()
  } catch (error) {
    return refuse(400, messageOf(error))
  }
  try {
    await mkdir(folder, { recursive: true })
    // Neither replaces a file nor follows a link.
    await writeFile(join(folder, file), text, { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return refuse(409, `${file} exists already.`)
  }
  return respond(201, { file })
}

function valid(jsonl: string): string {
  parseScenario(jsonl)
  return jsonl
}

/**
 * `POST …/run` with `{ name }` replays a scenario by the command; `POST …/save` with `{ name, jsonl }` writes it into
 * a file, `POST …/save-test` its browser test. 400: no such name or scenario; 403: from another origin; 409: the file exists.
 */
export async function scenarioRequest(
  request: Request,
  { folder, testFolder, run }: ScenarioRequestOptions,
): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'POST only')
  if (!isOwn(request)) return refuse(403, 'Only the inspector itself may do this.')
  const body: Readonly<Record<string, unknown>> = Object(await request.json().catch(() => null))
  const { name, jsonl } = body
  if (!isName(name)) return refuse(400, 'A name has small letters, digits and hyphens: my-chat')
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/run')) return respond(200, await run(name))
  if (!/\/save(?:-test)?$/.test(pathname)) return refuse(404, 'There is no such action.')
  if (typeof jsonl !== 'string') return refuse(400, 'The scenario is missing.')
  return pathname.endsWith('/save')
    ? save(folder, `${name}.jsonl`, () => valid(jsonl))
    : save(testFolder, `${name}.spec.ts`, () => browserTest(name, jsonl))
}

/** Runs `npm run scenarios -- <name>` in the project. */
export const runScenarioCommand =
  (root: string): ScenarioRequestOptions['run'] =>
  (name) => {
    const { NODE_ENV: _, ...env } = process.env
    const options = { cwd: root, env: { ...env, NO_COLOR: '1' }, timeout: LONGEST_RUN }
    return new Promise((resolve) => {
      execFile(process.execPath, ['tests/scenarios/cli.ts', name], options, (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? 1) : 0
        resolve({ code, text: `${stdout}${stderr}`.trim() })
      })
    })
  }
