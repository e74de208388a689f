import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { machineOfFile } from '@marquee/inspector/machine-change.ts'
import type { ScenarioFile } from './scenario-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const command = fileURLToPath(new URL('./cli.ts', import.meta.url))

/** Editors write a file in several steps. */
const QUIET_MS = 150

const folders = ['tests/scenarios', 'machines', 'src', 'packages', 'config', 'content-models']

/**
 * The scenarios that a changed file can affect: itself, those of its machine, or all of them.
 *
 * @param path relative to the root, `machines/faq-machine.ts`
 */
function affectedBy(path: string, files: readonly ScenarioFile[]): readonly string[] {
  const names = files.map(({ name }) => name)
  const [, scenario] = /^tests\/scenarios\/(.+)\.jsonl$/.exec(path) ?? []
  if (scenario !== undefined) return names.filter((name) => name === scenario)
  if (/\.(?:test|gen)\.tsx?$|\.fixture\.ts$|\.(?:md|css)$/.test(path)) return []
  const [, chart] = /^machines\/(.+-machine\.ts)$/.exec(path) ?? []
  if (chart !== undefined)
    return files.filter(({ machine }) => machine === machineOfFile(chart)).map(({ name }) => name)
  return names
}

const replay = (names: readonly string[]) =>
  new Promise<void>((resolve) => {
    const child = spawn(process.execPath, [command, ...names], { cwd: root, stdio: 'inherit' })
    child.on('close', () => resolve())
  })

/**
 * Replays the selection, then what each change of a file affects, until the process ends. A process of its own for
 * each replay, since modules once loaded stay as they were.
 */
export async function watchScenarios(select: () => readonly ScenarioFile[]): Promise<void> {
  const pending = new Set<string>()
  let wake = () => {}
  const selectedNow = () => {
    try {
      return select()
    } catch (error) {
      // The selected scenario has just been renamed or deleted.
      console.error(error instanceof Error ? error.message : String(error))
      return []
    }
  }
  for (const folder of folders) {
    watch(`${root}${folder}`, { recursive: true }, (_, file) => {
      if (file === null) return
      const path = `${folder}/${file.replaceAll('\\', '/')}`
      for (const name of affectedBy(path, selectedNow())) pending.add(name)
      if (pending.size > 0) wake()
    })
  }
  for (const { name } of select()) pending.add(name)
  for (;;) {
    if (pending.size === 0) await new Promise<void>((resolve) => (wake = resolve))
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
    const names = [...pending]
    pending.clear()
    await replay(names)
    if (pending.size === 0) console.log('\nWaiting for a change. Ctrl+C ends.')
  }
}
