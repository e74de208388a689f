import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routeKinds } from '#config/routes.ts'
import { routeCode } from './virtual-routes.ts'

const folder = new URL('../routes/', import.meta.url)

it('has the route file of every kind as the table generates it, and no file of a kind that is gone', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'))
  const written = files.map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const generated = written.filter((code) => code.startsWith('// Generated from'))
  expect(new Set(generated)).toEqual(new Set(routeKinds.map(routeCode)))
})
