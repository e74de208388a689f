import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPictureProcesses, type PictureProcesses } from './picture-processes.ts'

const entry = new URL('../../wiring/picture-process.ts', import.meta.url).href
const folder = temporaryFolder('processes')
const master = join(folder, 'master.png')
let processes: PictureProcesses

/** An entry whose `resizePicture` has this body. */
function entryOf(body: string): string {
  const file = join(folder, `${body.length}.mjs`)
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs'; export async function resizePicture({ master, width }) { ${body} }`,
  )
  return pathToFileURL(file).href
}

beforeAll(() =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#feb91e' } }).toFile(master),
)
afterEach(() => processes.close())

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const pidOf = async (picture: Promise<Buffer>) => Number((await picture).toString())
const reportsPid = 'return Buffer.from(String(process.pid))'

describe('pictures', { tags: ['rest'] }, () => {
  test('are made of a file and of bytes, in another process', async () => {
    processes = createPictureProcesses(entry)
    const file = await processes.resize({ master, width: 160, format: 'webp' })
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 160, height: 80 })
    const bytes = await sharp(master).toBuffer()
    expect(await processes.resize({ master: bytes, width: 160, format: 'webp' })).toEqual(file)
    expect(await sharp((await processes.portrait(bytes)) ?? undefined).metadata()).toMatchObject({
      width: 160,
      height: 160,
    })
    expect(await processes.portrait(Buffer.from('not a picture'))).toBeNull()
  })

  test('reject without an original', async () => {
    processes = createPictureProcesses(entry)
    const missing = processes.resize({ master: join(folder, 'none.png'), width: 160, format: 'webp' })
    await expect(missing).rejects.toThrow('missing')
  })

  test('reject if the file of the process cannot be loaded', async () => {
    processes = createPictureProcesses(pathToFileURL(join(folder, 'none.mjs')).href)
    await expect(processes.resize({ master, width: 160, format: 'webp' })).rejects.toThrow('none.mjs')
  })
})

describe('a process', { tags: ['rest'] }, () => {
  test('that is killed rejects its picture; the next picture starts another one', async () => {
    processes = createPictureProcesses(
      entryOf(`if (width === 240) process.kill(process.pid, 'SIGKILL'); ${reportsPid}`),
    )
    const first = await pidOf(processes.resize({ master, width: 160, format: 'webp' }))
    await expect(processes.resize({ master, width: 240, format: 'webp' })).rejects.toThrow('exited')
    expect(await pidOf(processes.resize({ master, width: 160, format: 'webp' }))).not.toBe(first)
  })

  test('that is idle and killed is replaced', async () => {
    processes = createPictureProcesses(entryOf(`${reportsPid};`))
    const first = await pidOf(processes.resize({ master, width: 160, format: 'webp' }))
    process.kill(first, 'SIGKILL')
    await expect.poll(() => isRunning(first)).toBe(false)
    expect(await pidOf(processes.resize({ master, width: 160, format: 'webp' }))).not.toBe(first)
  })

  test('is killed after the time limit', async () => {
    const begun = join(folder, 'begun')
    processes = createPictureProcesses(
      entryOf(`if (width === 240) { writeFileSync(${JSON.stringify(begun)}, ''); for (;;); } ${reportsPid}`),
    )
    const first = await pidOf(processes.resize({ master, width: 160, format: 'webp' }))
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    onTestFinished(() => timeout.mockRestore())
    const late = expect(processes.resize({ master, width: 240, format: 'webp' })).rejects.toThrow('aborted')
    await expect.poll(() => existsSync(begun)).toBe(true)
    expect(timeout).toHaveBeenCalledWith(30_000)
    limit.abort()
    await late
    await expect.poll(() => isRunning(first)).toBe(false)
    timeout.mockRestore()
    expect(await pidOf(processes.resize({ master, width: 160, format: 'webp' }))).not.toBe(first)
  })

  test('ends when idle', async () => {
    processes = createPictureProcesses(entryOf(reportsPid), { idleMs: 100 })
    const pid = await pidOf(processes.resize({ master, width: 160, format: 'webp' }))
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  test('ends on `close`, which rejects its picture', async () => {
    processes = createPictureProcesses(
      entryOf(`if (width === 240) await new Promise(() => setInterval(() => {}, 1000)); ${reportsPid}`),
    )
    const pid = await pidOf(processes.resize({ master, width: 160, format: 'webp' }))
    const running = processes.resize({ master, width: 240, format: 'webp' })
    const rejection = expect(running).rejects.toThrow()
    await processes.close()
    await rejection
    expect(isRunning(pid)).toBe(false)
  })

  test('ends with the server', async () => {
    processes = createPictureProcesses(entry)
    const script = `
      import { createPictureProcesses } from ${JSON.stringify(new URL('./picture-processes.ts', import.meta.url).href)}
      const processes = createPictureProcesses(${JSON.stringify(entryOf(`${reportsPid}; `))})
      const pid = await processes.resize({ master: '', width: 160, format: 'webp' })
      process.stdout.write(pid, () => process.exit())`
    const pid = Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script]).toString())
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})
