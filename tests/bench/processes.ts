import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendLoad } from './load-client.ts'
import type { CommandResult, SubjectMessage, SubjectReady, SubjectUsage } from './subject.ts'

export interface Subject {
  /** Undefined if the work is done in the child itself. */
  readonly port: number | undefined
  /** CPU time of the child in ms, after `units` of its own work. */
  cpuMs(units?: number): Promise<number>
  command(name: string, argument?: string): Promise<unknown>
  end(): void
}

export const HOST = 'fr.localhost'
const output = join(tmpdir(), `marquee-bench-${process.pid}.log`)
const outputFile = openSync(output, 'w')

export function endOutput(): void {
  closeSync(outputFile)
  rmSync(output, { force: true })
}

const nextMessage = <Message>(child: ChildProcess): Promise<Message | undefined> =>
  new Promise((resolve) => {
    const gone = () => resolve(undefined)
    child.once('exit', gone)
    child.once('message', (message) => {
      child.off('exit', gone)
      resolve(message as Message)
    })
  })

/** Starts a subject, which logs to a file, as in production. */
export async function startSubject(file: string, args: readonly string[] = []): Promise<Subject> {
  const child = fork(new URL(file, import.meta.url), [...args], {
    stdio: ['ignore', outputFile, 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ready = await nextMessage<SubjectReady>(child)
  if (!ready) throw new Error(`${file} did not start`)

  async function exchange<Result>(message: SubjectMessage): Promise<Result> {
    const response = nextMessage<Result>(child)
    child.send(message)
    const received = await response
    if (!received) throw new Error(`${file} ended`)
    return received
  }

  return {
    port: ready.port,
    cpuMs: async (units = 0) => (await exchange<SubjectUsage>({ run: units })).cpuMs,
    command: async (command, argument = '') => (await exchange<CommandResult>({ command, argument })).result,
    end: () => child.disconnect(),
  }
}

export interface Requests {
  readonly path: string
  readonly requests: number
  readonly connections: number
  readonly encoding: 'br' | 'identity'
}

export const request = (
  subject: Subject,
  { path, requests, connections, encoding }: Requests,
): Promise<void> =>
  sendLoad({
    port: subject.port ?? 0,
    requests,
    connections,
    path,
    host: HOST,
    headers: {
      'Accept-Encoding': encoding,
      Accept: 'text/html',
      'Accept-Language': 'fr-FR,fr;q=0.9',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) bench',
    },
  })
