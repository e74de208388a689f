import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { InMemoryStorageProvider, type IToggle, UnleashClient } from 'unleash-proxy-client'
import type { FlagValues, VisitorFlagName } from '#config/flags.ts'
import { openPage } from '#config/open-page.ts'
import { FLAGS_PATH, flagFetch } from '../../api/flag-toggles.ts'
import type { DeviceClass } from '../../document/device-class.ts'
import type { VisitorFlag, VisitorFlags } from './visitor-flags.ts'

interface ToggleOptions {
  readonly origin: string
  readonly language: string
  readonly flags: FlagValues
  readonly visitorFlags: readonly VisitorFlagName[]
  readonly fetch?: typeof globalThis.fetch
}

export interface FlagRequest {
  /** Null: no id, for which the values are those of all visitors. */
  readonly sessionId: string | null
  readonly device: DeviceClass
}

export interface ReceivedFlags {
  readonly flags: FlagValues
  readonly visitor: VisitorFlags
}

export interface ToggleClient {
  /** Rejects if the service fails; the previous values stay. */
  load(request: FlagRequest): Promise<ReceivedFlags>
}

const noVariant = { name: 'disabled', enabled: false }

const bootstrapOf = (flags: FlagValues): IToggle[] =>
  Object.entries(flags).map(([name, enabled]) => ({
    name,
    enabled,
    variant: noVariant,
    impressionData: false,
  }))

/** Names of device classes in the flag console. */
const deviceNames = { mobile: 'phone', tablet: 'tablet', desktop: 'desktop' } as const satisfies Record<
  DeviceClass,
  string
>

function visitorFlagOf(client: UnleashClient, name: VisitorFlagName, drawn: boolean): VisitorFlag {
  const { name: variant, enabled, feature_enabled: on } = client.getVariant(name)
  return { on: on === true, variant: enabled ? variant : null, drawn }
}

/** The SDK counts what is asked for by name: flags of visitors. The site's flags are counted by its server. */
function readFlags(
  client: UnleashClient,
  { flags, visitorFlags }: Pick<ToggleOptions, 'flags' | 'visitorFlags'>,
  drawn: boolean,
): ReceivedFlags {
  const ofSite = Object.keys(flags).filter((name) => !visitorFlags.some((each) => each === name))
  const on = new Set(client.getAllToggles().flatMap(({ name, enabled }) => (enabled ? [name] : [])))
  return {
    flags: { ...flags, ...Object.fromEntries(ofSite.map((name) => [name, on.has(name)])) },
    visitor: Object.fromEntries(visitorFlags.map((name) => [name, visitorFlagOf(client, name, drawn)])),
  }
}

/**
 * Unleash's browser SDK, started with the page's values and without storage. It neither polls nor creates ids
 * of visitors; usage is counted, and reported at intervals and when the page is hidden.
 */
export function createToggleClient({
  origin,
  language,
  flags,
  visitorFlags,
  fetch,
}: ToggleOptions): ToggleClient {
  let client: UnleashClient | undefined
  let responded = false

  // Set to undefined: without the key the SDK creates an id of its own.
  const contextOf = ({ sessionId, device }: FlagRequest) => ({
    sessionId: sessionId ?? undefined,
    properties: { language, device: deviceNames[device] },
  })

  const open = (request: FlagRequest) =>
    new UnleashClient({
      url: origin + FLAGS_PATH,
      clientKey: 'none',
      appName: 'site-browser',
      storageProvider: new InMemoryStorageProvider(),
      bootstrap: bootstrapOf(flags),
      bootstrapOverride: true,
      disableRefresh: true,
      metricsInterval: openPage.usageSeconds,
      metricsIntervalInitial: 0,
      // The context stays out of addresses, and so out of logs.
      usePOSTrequests: true,
      fetch: flagFetch(() => {
        responded = true
      }, fetch),
      context: contextOf(request),
    })

  return {
    async load(request) {
      responded = false
      if (client) await client.updateContext(contextOf(request))
      else {
        const opened = open(request)
        await opened.start()
        // A client whose first request failed would wait forever on the next.
        if (responded) client = opened
        else opened.stop()
      }
      if (client && responded) return readFlags(client, { flags, visitorFlags }, request.sessionId !== null)
      throw new UnavailableError('Failed to load the flags of the site')
    },
  }
}
