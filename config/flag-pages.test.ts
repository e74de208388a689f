import { expect, test } from 'vitest'
import { flagPages } from './flag-pages.ts'
import { flagNames } from './flags.ts'
import { routes } from './routes.ts'

test('pages of features need no item, and follow no other feature', () => {
  for (const [name, kind] of Object.entries(flagPages)) {
    const { path, ...route } = routes[kind]
    expect([name, path]).toEqual([name, expect.not.stringContaining('$')])
    const { flag = name } = route as { readonly flag?: string }
    expect(flag).toBe(name)
    expect(flagNames).toContain(name)
  }
})
