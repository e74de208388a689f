/** The build that runs at an address; undefined fields could not be read, and `failure` says why. */
export interface RunningBuild {
  readonly address: string
  readonly commit?: string
  readonly lock?: string
  readonly failure?: string
}

const TIMEOUT = 5_000

const label = (line: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(line)?.[1]

/** Reads `/metrics` of a process, with METRICS_TOKEN where it has one. */
export async function runningBuild(address: string, token: string | undefined): Promise<RunningBuild> {
  try {
    const response = await fetch(new URL('/metrics', address), {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) return { address, failure: `/metrics responds with ${response.status}` }
    const line = (await response.text()).split('\n').find((each) => each.startsWith('build_info{'))
    const [commit, lock] = [label(line ?? '', 'commit'), label(line ?? '', 'lock')]
    return commit && lock
      ? { address, commit, lock }
      : { address, failure: 'has no build_info: an older build' }
  } catch (error) {
    return { address, failure: error instanceof Error ? error.message : String(error) }
  }
}
