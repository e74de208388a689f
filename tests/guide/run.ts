// `npm run test:exhaustive -- guide`: follows the examples of CONTRIBUTING.md and cms/README.md in a copy of the tree, with all of them
// at once, and checks types and unit tests there. What fails is checked with each example alone, which names its culprit.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = join(root, '.cache', 'guide')
const moduleFolders = ['node_modules', 'cms/node_modules']

interface Example {
  readonly title: string
  readonly steps: readonly { readonly kind: string; readonly text: string }[]
}

const words = process.argv.slice(2)
const guides = ['CONTRIBUTING.md', 'cms/README.md']
const examples: readonly Example[] = guides
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/^###? (?=Adding )/m)
      .slice(1),
  )
  .map((section) => ({
    title: section.slice('Adding '.length, section.indexOf('\n')),
    steps: [...section.matchAll(/^```(diff|sh)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({
      kind,
      text,
    })),
  }))
  .filter(({ title }) => words.length === 0 || words.some((word) => title.includes(word)))

interface Outcome {
  readonly ok: boolean
  readonly output: string
}

function run(command: string, args: readonly string[], { cwd = copy, input = '' } = {}): Outcome {
  const env = { ...process.env, TEST_SCOPE: 'quick', FORCE_COLOR: '0', NO_COLOR: '1' }
  const result = spawnSync(command, args, { cwd, input, env, encoding: 'utf8', maxBuffer: 1 << 28 })
  return { ok: result.status === 0, output: result.error?.message ?? result.stdout + result.stderr }
}

function succeed(...call: Parameters<typeof run>): string {
  const { ok, output } = run(...call)
  if (!ok) throw new Error(`${call[0]} ${call[1].join(' ')} failed:\n${output}`)
  return output
}

/** Packages are linked; the relative links of workspaces lead into the copy. */
function linkModules(folder: string): void {
  mkdirSync(join(copy, folder), { recursive: true })
  for (const name of readdirSync(join(root, folder))) {
    const [from, to] = [join(root, folder, name), join(copy, folder, name)]
    if (name === '@marquee') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    else if (!name.startsWith('.vite')) symlinkSync(from, to)
  }
}

function openCopy(): void {
  rmSync(copy, { recursive: true, force: true })
  const listed = succeed('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const file of listed.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file))
  for (const folder of moduleFolders) linkModules(folder)
  const author = ['-c', 'user.name=Guide', '-c', 'user.email=guide@marquee.example']
  succeed('git', ['init', '--quiet'])
  succeed('git', ['add', '--all'])
  succeed('git', [...author, 'commit', '--quiet', '--message', 'the tree'])
}

function follow({ steps }: Example): void {
  for (const { kind, text } of steps)
    if (kind === 'sh') succeed('sh', ['-e'], { input: text })
    // git counts the lines of one file only.
    else for (const input of text.split(/^(?=--- )/m)) succeed('git', ['apply', '--recount', '-'], { input })
}

const node = (tool: string, ...args: readonly string[]) =>
  run(process.execPath, [join('node_modules', tool), ...args])

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** A failure: the file and what of it. */
type Failure = readonly [file: string, what: string]

function typeErrors(program: string): readonly Failure[] {
  const { ok, output } = node('typescript/bin/tsc', '--noEmit', '--project', program)
  const errors = [...output.matchAll(/^(\S+?)\((\d+),\d+\): error (.*)$/gm)].map(
    ([, file = '', line, text]): Failure => [file, `line ${line}: ${text}`],
  )
  return ok || errors.length > 0 ? errors : [[program, output]]
}

function failingTests(config: string, files: readonly string[]): readonly Failure[] {
  const written = join(copy, '.cache/tests.json')
  rmSync(written, { force: true })
  const isSite = config === 'app.config.ts'
  const projects = isSite ? ['--project', 'unit', '--project', 'unit-isolated'] : []
  const chosen = isSite ? ['--tags-filter', '!rest && !exhaustive'] : []
  const out = ['--reporter=json', `--outputFile=${written}`]
  const { output } = node(
    'vitest/vitest.mjs',
    'run',
    '--config',
    config,
    ...projects,
    ...chosen,
    ...out,
    ...files,
  )
  try {
    const { testResults } = report.parse(JSON.parse(readFileSync(written, 'utf8')))
    return testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
      const file = relative(copy, name)
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0 && status === 'failed') return [[file, message]]
      return failed.map(({ fullName }) => [file, fullName])
    })
  } catch {
    return [[config, output]]
  }
}

const checks = {
  'types of the site': () => typeErrors('.'),
  'types of the CMS': () => typeErrors('cms'),
  'unit tests': (files) => failingTests('app.config.ts', files),
  'unit tests of the CMS': (files) => failingTests('cms/vitest.config.ts', files),
} as const satisfies Record<string, (files: readonly string[]) => readonly Failure[]>

const nothing: Example = { title: 'nothing', steps: [] }

/** Prints each failure with the examples that have it alone; that of "nothing" is one of the tree itself. */
function explain(
  check: (files: readonly string[]) => readonly Failure[],
  failures: readonly Failure[],
): void {
  const files = [...new Set(failures.map(([file]) => file))]
  const alone = [nothing, ...examples].map((example) => {
    succeed('git', ['reset', '--quiet', '--hard'])
    succeed('git', ['clean', '--quiet', '-d', '--force'])
    follow(example)
    return { title: example.title, found: check(files).map(String) }
  })
  for (const failure of failures) {
    const culprits = alone.filter(({ found }) => found.includes(String(failure))).map(({ title }) => title)
    console.log(`  ${failure.join(': ')}\n    after: ${culprits.join(', ') || 'all together'}`)
  }
}

openCopy()
for (const example of examples) {
  console.log(`Adding ${example.title}`)
  follow(example)
}
const results = Object.entries(checks).map(([name, check]) => {
  const failures = check([])
  console.log(`${name}: ${failures.length === 0 ? 'ok' : `${failures.length} failed`}`)
  return { check, failures }
})
for (const { check, failures } of results) if (failures.length > 0) explain(check, failures)
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0
