import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { serve } from 'srvx'
import { describe, expect, test } from 'vitest'
import { fakeOuter } from '../../../src/server/outer-server.fixture.ts'
import { SECRET } from './messages.ts'
import { publishingOfEachTest } from './set-up-publishing.ts'

const [, example = ''] = /```sh\n([^]*?)```/.exec(readFileSync('docs/publishing-api.md', 'utf8')) ?? []

describe('the guide to publishing', () => {
  const stage = publishingOfEachTest('sqlite')

  test('its example publishes a piece of news with its picture', async () => {
    const { outer, send } = fakeOuter({}, { publishing: stage.publishing })
    const server = serve({
      port: 0,
      hostname: '127.0.0.1',
      silent: true,
      gracefulShutdown: false,
      fetch: (request) => outer.fetch(request),
    })
    await server.ready()
    const folder = temporaryFolder('guide')
    try {
      const env = { PATH: process.env.PATH, SITE: server.url?.replace(/\/$/, ''), PUBLISHING_SECRET: SECRET }
      const { stdout } = await promisify(execFile)('sh', ['-c', example], { cwd: folder, env })
      expect(stdout.trim().split('\n')).toEqual(['{"result":"stored"}', '{"result":"stored"}'])
      const { body } = await stage.call('news/a-la-main?language=fr')
      const { title, image } = body as { title: string; image: { lg: string } }
      expect(title).toBe('À la main')
      expect((await send(`http://fr.localhost${image.lg}`)).headers.get('content-type')).toBe('image/png')
    } finally {
      await server.close(true)
    }
  })
})
