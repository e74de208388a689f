import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { inspectorInDevelopment } from './build.ts'
import { MACHINE_CHANGED } from './machine-change.ts'

type HotUpdate = Extract<Plugin['hotUpdate'], (...params: never[]) => unknown>

function sentAfter(file: string, name: string): readonly unknown[] {
  const sent: unknown[] = []
  const environment = { name, hot: { send: (...message: unknown[]) => sent.push(message) } }
  const { hotUpdate } = inspectorInDevelopment('page')
  void (hotUpdate as HotUpdate).call({ environment } as never, { file } as never)
  return sent
}

test('the development server tells open pages which machine was changed, once', () => {
  const file = '/project/machines/card-check-machine.ts'
  expect(sentAfter(file, 'client')).toEqual([[MACHINE_CHANGED, { machine: 'cardCheck' }]])
  expect(sentAfter(file, 'ssr')).toEqual([])
  expect(sentAfter('/project/machines/unconnected.ts', 'client')).toEqual([])
})
