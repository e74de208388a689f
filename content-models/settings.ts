import { z } from 'zod'
import { readChannelAddress, readHostAddress, readTunnelAddress } from './site-address.ts'
import { reportSkipped } from './skipped-items.ts'
import { tolerant } from './tolerant.ts'
import { linkAddress, list, number, object, reference, text, texts } from './wire.ts'

export type InjectionElement = 'script' | 'link' | 'meta' | 'img' | 'iframe'

/** An element that a site's owner adds to pages. */
export interface Injection {
  readonly place: 'head' | 'noscript'
  readonly element: InjectionElement
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly content: string | null
}

export interface VirtualAgent {
  readonly scriptUrl: string
  readonly endpoint: string
  readonly botId: string
  readonly channel: string
}

/** Overrides of the configuration; all optional. */
export interface SiteSettings {
  /** Origin. */
  readonly clientUrl: string | null
  /** A URL without query, or a path of the site. */
  readonly orderTunnelUrl: string | null
  readonly cookieNames: readonly string[]
  readonly injections: readonly Injection[]
  /** URL of the channel. */
  readonly youtubeChannel: string | null
  readonly captchaKey: string | null
  readonly virtualAgent: VirtualAgent | null
  readonly locator: {
    readonly maxGeolocationDistance: number | null
    readonly maxGeolocationCinemas: number | null
  }
}

const place = tolerant<string | null>({ enum: ['head', 'noscript', null] })((value) =>
  value === 'head' || value === 'noscript' ? value : null,
)
const elements: readonly string[] = ['script', 'link', 'meta', 'img', 'iframe'] satisfies InjectionElement[]
const isElement = (value: unknown): value is InjectionElement =>
  typeof value === 'string' && elements.includes(value)
const element = tolerant<string | null>({ enum: [...elements, null] })((value) =>
  isElement(value) ? value : null,
)
const attributes = tolerant<Readonly<Record<string, string>> | null>({
  type: ['object', 'null'],
  additionalProperties: { type: 'string' },
})((value): Injection['attributes'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'string' ? [[name, inner] as const] : [],
      )
    : [],
)

/** Parsed later, so that an unusable URL is reported as skipped. */
const address = tolerant<string | null>(
  { type: ['string', 'null'] },
  'link',
)((value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null))

const code = tolerant<string | null>(
  { type: ['string', 'null'] },
  'code',
)((value) => (typeof value === 'string' && value.trim() !== '' ? value : null))

const wireInjection = z.object({ place, element, attributes, content: code }).meta({ id: 'Injection' })
const wireVirtualAgent = z
  .object({ scriptUrl: linkAddress, endpoint: linkAddress, botId: reference, channel: text })
  .meta({ id: 'VirtualAgent' })

export const wireSettings = z
  .object({
    clientUrl: address,
    orderTunnelUrl: address,
    cookieNames: texts,
    injections: list(wireInjection),
    youtubeChannel: text,
    captchaKey: text,
    virtualAgent: object(wireVirtualAgent),
    maxGeolocationDistance: number,
    maxGeolocationCinemas: number,
  })
  .meta({ id: 'Settings' })

function toVirtualAgent(wire: z.output<typeof wireVirtualAgent> | null): VirtualAgent | null {
  if (wire === null) return null
  const { scriptUrl, endpoint, botId, channel } = wire
  return scriptUrl === null || endpoint === null || botId === null || channel === null
    ? null
    : { scriptUrl, endpoint, botId, channel }
}

function readSetting(
  name: string,
  value: string | null,
  read: (value: string) => string | null,
): string | null {
  const known = value === null ? null : read(value)
  if (value !== null && known === null) reportSkipped(null, name, 'no address that a site can use')
  return known
}

/** Injections of unknown place or element are left out; the virtual agent needs all four values. */
export function toSettings(wire: z.output<typeof wireSettings>): SiteSettings {
  return {
    clientUrl: readSetting('clientUrl', wire.clientUrl, readHostAddress),
    orderTunnelUrl: readSetting('orderTunnelUrl', wire.orderTunnelUrl, readTunnelAddress),
    cookieNames: wire.cookieNames,
    injections: wire.injections.flatMap((item) =>
      item.place === null || item.element === null
        ? []
        : [{ place: item.place, element: item.element, attributes: item.attributes, content: item.content }],
    ),
    youtubeChannel: readSetting('youtubeChannel', wire.youtubeChannel, readChannelAddress),
    captchaKey: wire.captchaKey,
    virtualAgent: toVirtualAgent(wire.virtualAgent),
    locator: {
      maxGeolocationDistance: wire.maxGeolocationDistance,
      maxGeolocationCinemas: wire.maxGeolocationCinemas,
    },
  }
}
