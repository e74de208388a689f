import { InMemoryStorageProvider, type IToggle, UnleashClient } from 'unleash-proxy-client'
import type { FlagValues, VisitorFlagName } from '../../../config/flags.ts'
import { openPage } from '../../../config/open-page.ts'
import { UnavailableError } from '../../api/errors.ts'
import { FLAGS_PATH, flagFetch } from '../../api/flag-toggles.ts'
import type { DeviceClass } from '../../document/device-class.ts'
import type { VisitorFlag, VisitorFlags } from './visitor-flags.ts'

interface ToggleOptions {
  /** Scheme and host of the page. */
  readonly origin: string
  readonly language: string
  /** As the page came with them. */
  readonly flags: FlagValues
  readonly visitorFlags: readonly VisitorFlagName[]
  readonly fetch?: typeof globalThis.fetch
}

export interface Asker {
  /** Null: no id, and the answer is that for everybody. */
  readonly sessionId: string | null
  readonly device: DeviceClass
}

export interface ReceivedFlags {
  readonly flags: FlagValues
  readonly visitor: VisitorFlags
}

export interface ToggleClient {
  /** Rejects where the service does not answer; what it said before stands. */
  ask(asker: Asker): Promise<ReceivedFlags>
}

const noVariant = { name: 'disabled', enabled: false }

const bootstrapOf = (flags: FlagValues): IToggle[] =>
  Object.entries(flags).map(([name, enabled]) => ({
    name,
    enabled,
    variant: noVariant,
    impressionData: false,
  }))

/** As the owners of flags call them. */
const deviceNames = { mobile: 'phone', tablet: 'tablet', desktop: 'desktop' } as const satisfies Record<
  DeviceClass,
  string
>

function visitorFlagOf(client: UnleashClient, name: VisitorFlagName): VisitorFlag {
  const { name: variant, enabled, feature_enabled: on } = client.getVariant(name)
  return { on: on === true, variant: enabled ? variant : null }
}

/** What it says of every flag of the site, which counts as used by it. */
function readFlags(
  client: UnleashClient,
  flags: FlagValues,
  visitorFlags: readonly VisitorFlagName[],
): ReceivedFlags {
  const isVisitors = (name: string) => (visitorFlags as readonly string[]).includes(name)
  const values = Object.entries(flags).map(([name, before]) => [
    name,
    isVisitors(name) ? before : client.isEnabled(name),
  ])
  return {
    flags: Object.fromEntries(values) as FlagValues,
    visitor: Object.fromEntries(
      visitorFlags.map((name) => [name, visitorFlagOf(client, name)]),
    ) as VisitorFlags,
  }
}

/**
 * Unleash's own browser SDK, which begins with the values of the page and keeps nothing beyond it. It is not left to ask by itself, nor to number
 * visitors; what is asked is counted, and reported now and then and when the page is hidden.
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

  // Said to be absent: left alone, the SDK makes an id of its own.
  const contextOf = ({ sessionId, device }: Asker) => ({
    sessionId: sessionId ?? undefined,
    properties: { language, device: deviceNames[device] },
  })

  const open = (asker: Asker) =>
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
      // What is asked for stands in no address, and so in no log.
      usePOSTrequests: true,
      fetch: flagFetch(() => {
        responded = true
      }, fetch),
      context: contextOf(asker),
    })

  return {
    async ask(asker) {
      responded = false
      if (client) await client.updateContext(contextOf(asker))
      else {
        const opened = open(asker)
        await opened.start()
        // One whose first question had no answer would wait for ever at the next.
        if (responded) client = opened
        else opened.stop()
      }
      if (client && responded) return readFlags(client, flags, visitorFlags)
      throw new UnavailableError('The flags of the site are not to be had')
    },
  }
}
