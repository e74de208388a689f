import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Starts a process of the script at `url`, and passes on the lines that it reports. */
export function startBusy<Report>(url: URL, input: object, onReport: (report: Report) => void) {
  const child = spawn(process.execPath, [fileURLToPath(url), JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => onReport(JSON.parse(line) as Report))
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]).then(([[code, signal]]) => ({
    code: code as unknown,
    signal: signal as unknown,
  }))
  return { ended, kill: () => child.kill('SIGKILL') }
}
