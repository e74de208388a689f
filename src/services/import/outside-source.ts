import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import ky, { HTTPError } from 'ky'
import { pageLimits } from '#config/page-limits.ts'

export interface OutsideSource {
  readonly place: string
  /** Absent if the source does not have the call. Throws an `ImportError` if it fails. */
  read(
    call: string,
    language: string,
  ): Promise<{ readonly found: true; readonly body: unknown } | { readonly found: false }>
}

/** Aborts the import. The message is one sentence. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

const ATTEMPTS = 8
const absent = { found: false } as const

export async function openOutsideSource(place: string, attempts = ATTEMPTS): Promise<OutsideSource> {
  if (/^https?:\/\//i.test(place)) return overHttp(place, attempts)
  const folder = path.resolve(place)
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory()) throw new ImportError(`${place} is neither an http address nor a folder.`)
  return inFolder(folder)
}

function overHttp(place: string, attempts: number): OutsideSource {
  const base = `${place.replace(/\/+$/, '').replace(/\/api$/, '')}/api/`
  const http = ky.create({
    timeout: pageLimits.upstream.callTimeout * 2,
    retry: {
      limit: attempts - 1,
      methods: ['get'],
      statusCodes: [408, 425, 429, 500, 502, 503, 504],
      backoffLimit: 2_000,
      jitter: true,
      retryOnTimeout: true,
    },
    headers: { accept: 'application/json' },
  })
  return {
    place,
    async read(call, language) {
      const address = `${base}${call.split('/').map(encodeURIComponent).join('/')}?${new URLSearchParams({ language })}`
      try {
        const text = await http.get(address).text()
        return parsed(text, call)
      } catch (error) {
        if (error instanceof HTTPError && error.response.status >= 400 && error.response.status < 500)
          return absent
        if (error instanceof ImportError) throw error
        throw new ImportError(`${address} did not respond after ${attempts} attempts (${reasonOf(error)}).`, {
          cause: error,
        })
      }
    },
  }
}

function inFolder(folder: string): OutsideSource {
  return {
    place: folder,
    async read(call, language) {
      for (const file of [path.join(folder, language, `${call}.json`), path.join(folder, `${call}.json`)]) {
        if (!file.startsWith(folder + path.sep)) return absent
        const text = await readFile(file, 'utf8').catch(() => undefined)
        if (text !== undefined) return parsed(text, call)
      }
      return absent
    },
  }
}

function parsed(text: string, call: string): { found: true; body: unknown } {
  if (text.length > pageLimits.upstream.maxBytes)
    throw new ImportError(`The response to ${call} is over ${pageLimits.upstream.maxBytes / 1e6} MB.`)
  try {
    return { found: true, body: JSON.parse(text) }
  } catch {
    throw new ImportError(`The response to ${call} is not JSON.`)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof HTTPError) return `status ${error.response.status}`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, ' ')
}
