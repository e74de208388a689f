import type { Plugin } from 'vite'
import { expect, it, vi } from 'vitest'
import { developmentStart } from './development-start.ts'

type HotUpdate = Extract<Plugin['hotUpdate'], (...params: never[]) => unknown>

function changing(file: string, environment: string) {
  const send = vi.fn()
  const { hotUpdate } = developmentStart()
  const options = { file, server: { environments: { client: { hot: { send } } } } }
  void (hotUpdate as HotUpdate).call(
    { environment: { name: environment } } as ThisParameterType<HotUpdate>,
    options as unknown as Parameters<HotUpdate>[0],
  )
  return send
}

it('reloads open pages once for a changed text', () => {
  const text = '/marquee/locales/fr/header.json'
  expect(changing(text, 'ssr').mock.calls).toEqual([[{ type: 'full-reload' }]])
  expect(changing(text, 'client')).not.toHaveBeenCalled()
})

it.each(['/marquee/src/shell/header.tsx', '/marquee/locales/texts.test.ts', '/marquee/package.json'])(
  'leaves %s to the hot updates of Vite',
  (file) => {
    expect(changing(file, 'ssr')).not.toHaveBeenCalled()
  },
)
