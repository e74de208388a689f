import { type GestureLine, inEdition, parseScenario, type Scenario } from './format.ts'

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const keyOf = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key))

/** A value of JSON as the formatter writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return String(value)
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${keyOf(key)}: ${literal(each)}`)
    .join(', ')} }`
}

const importOf = (names: string, path: string) => `import { ${names} } from ${quoted(path)}`

const locatorOf = ({ role, name, nth = 0 }: GestureLine) => {
  const found =
    role === 'summary'
      ? `page.locator('summary').filter({ hasText: ${quoted(name)} })`
      : `page.getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true })`
  return nth > 0 ? `${found}.nth(${nth})` : `${found}.first()`
}

function gestureCall(line: GestureLine): string {
  const { action, value = '' } = line
  if (action === 'press') return `page.keyboard.press(${quoted(value)})`
  if (action === 'click') return `${locatorOf(line)}.click()`
  if (action === 'select') return `${locatorOf(line)}.selectOption(${quoted(value)})`
  return `${locatorOf(line)}.fill(${quoted(value)})`
}

/** The last state before each gesture and at the end: the states between pass too quickly to be seen. */
function stepsOf({ lines }: Scenario): readonly string[] {
  const steps: string[] = []
  let state: unknown
  const expectState = () => {
    if (state !== undefined) steps.push(`await run.reaches(${literal(state)})`)
    state = undefined
  }
  for (const line of lines) {
    if (line.kind === 'snapshot') state = line.value
    else if (line.kind === 'gesture') {
      expectState()
      steps.push(`await ${gestureCall(line)}`)
    }
  }
  expectState()
  return steps
}

/**
 * A test for Playwright, in the first edition of the scenario. A recording is played by its gestures on the page where
 * it was recorded, with its responses; a scenario without them in the inspector, with the product's own actors.
 * Throws ScenarioError for an invalid scenario.
 */
export function browserTest(name: string, jsonl: string): string {
  const whole = parseScenario(jsonl)
  const edition = whole.header.editions[0] ?? { site: 'fr', language: 'fr' }
  const scenario = inEdition(whole, edition)
  const { title, page } = scenario.header
  const steps =
    page !== undefined && scenario.lines.some(({ kind }) => kind === 'gesture') ? stepsOf(scenario) : null
  const body = steps
    ? [`const run = await playOnPage(page, ${quoted(name)})`, ...steps]
    : [`await playInInspector(page, ${quoted(name)})`]
  return [
    importOf('desktop, test', '../../visitor.ts'),
    importOf(steps ? 'playOnPage' : 'playInInspector', '../play.ts'),
    '',
    'test.use(desktop)',
    '',
    `test(${quoted(title)}, async ({ page }) => {`,
    ...body.map((line) => `  ${line}`),
    '})',
    '',
  ].join('\n')
}
