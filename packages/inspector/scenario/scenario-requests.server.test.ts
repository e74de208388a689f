import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'
import { runScenarioCommand, scenarioRequest } from './scenario-requests.server.ts'

const root = new URL('../../../', import.meta.url).pathname
const chat = readFileSync(join(root, 'tests/scenarios/faq-chat-schedule.jsonl'), 'utf8')
const own = { origin: 'http://fr.localhost:3000', 'content-type': 'application/json' }

function requests() {
  const folder = temporaryFolder('scenarios')
  const testFolder = join(folder, 'recorded')
  const ran: string[] = []
  const run = async (name: string) => {
    ran.push(name)
    return { code: 0, text: `holds   ${name}` }
  }
  const post = (
    action: string,
    body: unknown,
    headers: Record<string, string> = own,
    host = 'fr.localhost',
  ) =>
    scenarioRequest(
      new Request(`http://${host}:3000/__inspector/scenarios/${action}`, {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { folder, testFolder, run },
    )
  return { folder, testFolder, ran, post }
}

test('saves a recording under its name, and never over another file', async () => {
  const { folder, post } = requests()
  expect((await post('save', { name: 'my-chat', jsonl: chat })).status).toBe(201)
  expect(readFileSync(join(folder, 'my-chat.jsonl'), 'utf8')).toBe(chat)
  expect((await post('save', { name: 'my-chat', jsonl: chat.replace('fr', 'nl') })).status).toBe(409)
  expect(readFileSync(join(folder, 'my-chat.jsonl'), 'utf8')).toBe(chat)
})

test('writes the browser test of a scenario once, and refuses what is none', async () => {
  const { testFolder, post } = requests()
  expect((await post('save-test', { name: 'my-chat', jsonl: chat })).status).toBe(201)
  expect(readdirSync(testFolder)).toEqual(['my-chat.spec.ts'])
  expect(readFileSync(join(testFolder, 'my-chat.spec.ts'), 'utf8')).toContain(
    "await playInInspector(page, 'my-chat')",
  )
  expect((await post('save-test', { name: 'my-chat', jsonl: chat })).status).toBe(409)
  expect((await post('save-test', { name: 'other', jsonl: '{}' })).status).toBe(400)
  expect((await post('save-test', { name: 'other' })).status).toBe(400)
  expect(readdirSync(testFolder)).toEqual(['my-chat.spec.ts'])
})

test.each(['../evil', 'a/b', 'a\\b', '..', '.hidden', 'A', '', 'a'.repeat(81), 7, null])(
  'refuses the name %j',
  async (name) => {
    const { folder, ran, post } = requests()
    for (const action of ['save', 'save-test', 'run'])
      expect((await post(action, { name, jsonl: chat })).status).toBe(400)
    expect(readdirSync(folder)).toEqual([])
    expect(ran).toEqual([])
  },
)

test('does not follow a link out of the folder', async () => {
  const { folder, post } = requests()
  const outside = join(temporaryFolder('outside'), 'precious.jsonl')
  writeFileSync(outside, 'precious')
  symlinkSync(outside, join(folder, 'my-chat.jsonl'))
  expect((await post('save', { name: 'my-chat', jsonl: chat })).status).toBe(409)
  expect(readFileSync(outside, 'utf8')).toBe('precious')
})

test('refuses what is no scenario', async () => {
  const { folder, post } = requests()
  for (const jsonl of ['', '{}', `${chat}{`, undefined])
    expect((await post('save', { name: 'my-chat', jsonl })).status).toBe(400)
  expect((await post('save', '{')).status).toBe(400)
  expect(readdirSync(folder)).toEqual([])
})

test('refuses other origins, other names of this machine, and forms', async () => {
  const { folder, ran, post } = requests()
  const body = { name: 'my-chat', jsonl: chat }
  const foreign: readonly Record<string, string>[] = [
    { ...own, origin: 'http://evil.test' },
    { ...own, origin: 'http://be.localhost:3000' },
    { 'content-type': 'application/json' },
    { ...own, 'content-type': 'text/plain' },
    { ...own, 'sec-fetch-site': 'cross-site' },
  ]
  for (const action of ['save', 'run']) {
    for (const headers of foreign) expect((await post(action, body, headers)).status).toBe(403)
    const rebound = { ...own, origin: 'http://evil.test:3000' }
    expect((await post(action, body, rebound, 'evil.test')).status).toBe(403)
  }
  expect(readdirSync(folder)).toEqual([])
  expect(ran).toEqual([])
})

test('has the verdict of the command', async () => {
  const { post } = requests()
  const response = await post('run', { name: 'my-chat' })
  expect(await response.json()).toEqual({ code: 0, text: 'holds   my-chat' })
})

test('runs the command with the name of the scenario', { tags: ['rest'] }, async () => {
  expect(await runScenarioCommand(root)('no-such-scenario')).toEqual({
    code: 2,
    text: expect.stringContaining('no-such-scenario'),
  })
})
