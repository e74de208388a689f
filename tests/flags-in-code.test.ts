import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type FlagName, type FlagValues, flagNames, flags } from '../config/flags.ts'
import { routes } from '../config/routes.ts'
import { configFaults } from '../config/schema.ts'
import type { FlagConfig, RouteConfig } from '../config/types.ts'

/** Product code that reads flags: no tests, no embedded services, no flag tooling. */
const OTHERS =
  /\.(?:test|spec|fixture)\.tsx?$|\.gen\.ts$|^src\/(?:services|features\/flags|server\/previews|flag-console|inspector)\//

const root = resolve(import.meta.dirname, '..')
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

const sources = ['src', 'machines'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !OTHERS.test(path))
    .map((path) => withoutComments(readFileSync(join(root, path), 'utf8'))),
)

const routeFlags = (list: readonly RouteConfig[]) =>
  list.flatMap(({ flag, anyFlag = [] }) => (flag ? [flag, ...anyFlag] : anyFlag))

/**
 * A flag is read as `flags.name`, through its hook, by a list of names in a file that destructures `flags`,
 * or by a route's `flag`.
 */
function isUsed(name: string, files: readonly string[], list: readonly RouteConfig[]): boolean {
  const read = new RegExp(
    `\\b(?:flags|flags\\.values|values)\\??\\.${name}\\b|\\buse(?:VisitorFlag|Variant)\\('${name}'\\)`,
  )
  const picked = new RegExp(`['"]${name}['"]`)
  return (
    routeFlags(list).includes(name) ||
    files.some((code) => read.test(code) || (/\bflags\[/.test(code) && picked.test(code)))
  )
}

const list: readonly RouteConfig[] = Object.values(routes)

test.each(flagNames)('%s is used', (name) => expect(isUsed(name, sources, list)).toBe(true))

test('each variant but the usual one is read by code that asks for it', () => {
  const unread = flagNames.flatMap((name) => {
    const { variants = [] }: FlagConfig = flags[name]
    return variants
      .slice(1)
      .filter(
        (variant) =>
          !sources.some(
            (code) => code.includes(`useVariant('${name}')`) && new RegExp(`[!=]== '${variant}'`).test(code),
          ),
      )
  })
  expect(unread).toEqual([])
})

describe('isUsed', () => {
  test.each([
    ['a word in a comment', withoutComments('/** flags.cinepass */ // flags.cinepass\nconst flags = {}')],
    ['a longer name', 'flags.cinepassOld'],
    ['a name of something else', "const card = { cinepass: 1 }; open('cinepass')"],
  ])('does not count %s', (_, code) => expect(isUsed('cinepass', [code], [])).toBe(false))

  test('counts reads', () => {
    for (const code of [
      'if (edition.flags.cinepass) go()',
      "const on = useVisitorFlag('cinepass')",
      "const all = ['cinepass'] as const; all.filter((name) => flags[name])",
    ]) {
      expect(isUsed('cinepass', [code], [])).toBe(true)
    }
  })

  test('finds a flag that is never read', () => expect(isUsed('noSuchFlag', sources, list)).toBe(false))
})

test('rejects an unknown name, by type in code and by validation in routes', () => {
  expectTypeOf<'noSuchFlag' extends FlagName ? 'known' : 'unknown'>().toEqualTypeOf<'unknown'>()
  expectTypeOf<keyof FlagValues>().toEqualTypeOf<FlagName>()
  expect(routeFlags(list).filter((name) => !(flagNames as readonly string[]).includes(name))).toEqual([])
  expect(configFaults()).toEqual([])
})
