import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { beforeAll, expect, test } from 'vitest'
import { lockHash } from '../../server/read-build-record.ts'
import { type PoisonedQuestion, poisonedReport } from './report.ts'

const root = temporaryFolder('poisoned')
const commits: string[] = []
const locks: string[] = []

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@marquee.test', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

function commit(packages: object | undefined): void {
  if (packages) {
    const text = JSON.stringify({ packages })
    writeFileSync(path.join(root, 'package-lock.json'), text)
    locks.push(lockHash(text))
    git('add', '.')
  }
  git('commit', '--quiet', '--allow-empty', '--message', 'change')
  commits.push(git('rev-parse', 'HEAD'))
}

beforeAll(() => {
  git('init', '--quiet')
  const router = (version: string) => ({
    'node_modules/router': { version, integrity: `sha512-${version}`, hasInstallScript: true },
  })
  commit({ ...router('1.0.0'), 'node_modules/lint': { version: '1.0.0', dev: true } })
  commit({ ...router('1.1.0'), 'cms/node_modules/router': { version: '1.0.0' } })
  commit(undefined)
  commit(router('1.2.0'))
})

const report = (question: Partial<PoisonedQuestion>) =>
  poisonedReport({ root, name: 'router', versions: [], hosts: [], ...question })
const textOf = (question: Partial<PoisonedQuestion>) => report(question).lines.join('\n')

test('a version is followed from the commit that brought it to the one that removed it', () => {
  const text = textOf({ versions: ['1.1.0'] })
  expect(text).toContain(commits[1])
  expect(text).toMatch(new RegExp(`until .* ${commits[3]}`))
  expect(text).toContain('builds of 2 commits')
})

test('a version that a second place keeps has not gone', () => {
  expect(textOf({ versions: ['1.0.0'] })).toMatch(new RegExp(`until .* ${commits[3]}`))
})

test('a version of now is said to be there still', () => {
  expect(textOf({ versions: ['1.2.0'] })).toContain('HEAD has it')
})

test('hosts are told apart by the lockfile of their build, and one that cannot be asked is named', () => {
  const at = (address: string, index: number) => ({
    address,
    commit: commits[index] ?? '',
    lock: locks[index] ?? '',
  })
  const text = textOf({
    versions: ['1.1.0'],
    hosts: [at('http://a', 1), at('http://b', 0), { address: 'http://c', failure: 'no response' }],
  })
  expect(text).toContain('http://a  runs it: 1.1.0')
  expect(text).toContain('http://b  does not have it')
  expect(text).toContain('http://c  not known: no response')
})

test('a package of tools asks for no secret of production', () => {
  expect(textOf({})).toContain('SESSION_SECRET')
  expect(textOf({ name: 'lint' })).not.toContain('SESSION_SECRET')
})

test('what was never installed is an answer, too', () => {
  expect(report({ versions: ['9.9.9'] })).toEqual({
    lines: ['router 9.9.9 was in none of 3 lockfiles.'],
    isExposed: false,
  })
})
