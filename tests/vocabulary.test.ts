import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Declaration, declarationsIn, sourceFiles } from './declarations.ts'

/** Words that no declared name and no key of a text may contain, with the words to use instead. */
const BANNED: Readonly<Record<string, string>> = {
  anew: 'fresh, retry',
  answer: 'response, result',
  answered: 'checked, responded',
  answers: 'responses, results',
  ask: 'request, send, load',
  asked: 'request, requested',
  asks: 'requests',
  asking: 'requesting, checking',
  asker: 'client, requester',
  brought: 'imported, loaded',
  doors: 'guest pages',
  given: 'input, params',
  heard: 'received',
  kept: 'cached, saved, stored',
  meant: 'intended, target',
  noted: 'recorded',
  people: 'users',
  rooms: 'account pages',
  screening: 'showtime',
  said: 'message, text',
  say: 'describe, text',
  says: 'describes, has, shows',
  sought: 'query, requested',
  standing: 'status',
  tell: 'notify, publish',
  telling: 'distinctive, content',
  tells: 'notifies',
  told: 'notified, published',
  unasked: 'unchecked',
  whence: 'source',
}

/** Names that keep a banned word, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  acceptedAnswer: 'a property of schema.org',
  given_name: 'a claim of OpenID Connect',
  givenName: 'a claim of OpenID Connect',
  ScreeningEvent: 'a type of schema.org',
  screeningEvent: 'a type of schema.org',
}

/** Names that two files may export, each with the reason. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  TrailerProvider: 'components import no content models',
  FooterLink: 'components import no content models',
  FooterColumn: 'components import no content models',
  ShowtimeStatus: 'page models import no content models',
  SocialNetwork: 'components import no configuration',
  ErrorSummary: 'the account area and the flag console share no views',
  messagePage: 'the account area and the flag console share no views',
  signIn: 'a page of the account area and one of the flag console',
  signOut: 'a page of the account area and one of the flag console',
  json: 'services share no helpers',
  readCookie: 'servers read a request, browsers the document',
  Stage: 'what the tests of one service are run on',
  Browser: 'a cookie jar for the tests of one service',
}

const words = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

const bannedIn = (name: string): readonly string[] =>
  name in ALLOWED ? [] : words(name).filter((word) => word in BANNED)

/** This file lists the words. */
const SELF = 'tests/vocabulary.test.ts'

const declarations: readonly Declaration[] = sourceFiles
  .filter((file) => file !== SELF)
  .flatMap((file) => declarationsIn(file))

function keysIn(texts: unknown, path: string): readonly string[] {
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, value]) => [
    `${path}.${key}`,
    ...keysIn(value, `${path}.${key}`),
  ])
}

const ENGLISH = new URL('../locales/en/', import.meta.url)
const textKeys: readonly string[] = readdirSync(ENGLISH).flatMap((file) =>
  keysIn(JSON.parse(readFileSync(new URL(file, ENGLISH), 'utf8')), basename(file, '.json')),
)

describe('the vocabulary of the code', () => {
  const found = declarations.flatMap(({ name, file, line }) =>
    bannedIn(name).map((word) => ({ word, place: `${file}:${line} ${name}` })),
  )

  it.each(Object.entries(BANNED))('no declared name contains "%s" (use: %s)', (word) => {
    const places = found.filter((each) => each.word === word).map(({ place }) => place)
    expect(places).toEqual([])
  })

  it.each(Object.keys(BANNED))('no text key contains "%s"', (word) => {
    const keys = textKeys.filter((path) => bannedIn(path.slice(path.lastIndexOf('.') + 1)).includes(word))
    expect(keys).toEqual([])
  })

  it('no file name has a banned word', () =>
    expect(sourceFiles.filter((file) => bannedIn(basename(file)).length > 0)).toEqual([]))

  it('every allowance is in use', () => {
    const names = new Set(declarations.map(({ name }) => name))
    expect(Object.keys(ALLOWED).filter((name) => !names.has(name))).toEqual([])
  })
})

/** Packages and helpers, each with names of its own. */
const scopeOf = (file: string): string =>
  file.startsWith('cms/') ? 'cms' : /^(?:tests|scripts|demo)\//.test(file) ? 'tests' : 'site'

/** Exports that a framework looks for. */
const PRESCRIBED = ['Route', 'generateMetadata']
/** Has the names of the functions that it loads. */
const LOADER = 'src/features/auth/client-loader.ts'

/** A fixture may have the name of the port that it replaces; helpers of tests may share names of values. */
const isCounted = ({ file, name, kind, exported }: Declaration): boolean =>
  exported &&
  !PRESCRIBED.includes(name) &&
  file !== LOADER &&
  !/\.(?:test|spec|fixture)\./.test(file) &&
  (kind === 'type' || /^[A-Z][a-z]/.test(name) || scopeOf(file) !== 'tests')

describe('exported names', () => {
  const files = new Map<string, Set<string>>()
  for (const each of declarations.filter(isCounted)) {
    // A component may have the name of the model that it shows.
    const key = `${scopeOf(each.file)} ${each.kind} ${each.name}`
    files.set(key, (files.get(key) ?? new Set()).add(each.file))
  }
  const duplicates = [...files]
    .filter(([, places]) => places.size > 1)
    .map(([key, places]) => ({ name: key.split(' ')[2] ?? '', places: [...places] }))

  it('have one meaning per name', () =>
    expect(
      duplicates
        .filter(({ name }) => !(name in SHARED_NAMES))
        .map(({ name, places }) => `${name}: ${places.join(', ')}`),
    ).toEqual([]))

  it('need every allowance', () => {
    const names = new Set(duplicates.map(({ name }) => name))
    expect(Object.keys(SHARED_NAMES).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('declarationsIn', () => {
  it('finds variables, parameters, types, type parameters, properties and renamed parts of patterns', () => {
    const code = [
      'export interface One { two: string; three(): void }',
      'export function four(five: string, { six, seven: eight }: One, ...nine: string[]) {}',
      'const [ten = 1] = [({ eleven }) => twelve]',
      "type Thirteen<Fourteen> = Fourteen; use({ fifteen: 1, [sixteen]: 2, 'seventeen': 3, eighteen })",
    ].join('\n')
    const found = declarationsIn('config/sample.ts', code)
    expect(found.map(({ name }) => name)).toEqual([
      'One',
      'two',
      'three',
      'four',
      'five',
      'eight',
      'nine',
      'ten',
      'Thirteen',
      'Fourteen',
      'fifteen',
    ])
    expect(found.filter(({ exported }) => exported).map(({ name }) => name)).toEqual(['One', 'four'])
  })
})
