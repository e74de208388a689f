import { type SiteId, siteIds } from '#config/sites.ts'
import type { FlagConfig } from '#config/types.ts'
import { audienceOf, visitorDevices } from '../audience.ts'
import type { Audience, VisitorDevice } from '../flag-service.ts'
import { everybody, siteOf } from '../flag-table.ts'
import type { FileStrategy } from './export-file.ts'

export interface StrategyCells {
  readonly sites: readonly SiteId[]
  /** Null for flags of reach `edition`. */
  readonly audience: Audience | null
}

interface Places {
  readonly sites: readonly SiteId[]
  readonly devices: readonly VisitorDevice[]
}

const isDevice = (value: string): value is VisitorDevice => visitorDevices.some((device) => device === value)

/** Returns a sentence about what a cell cannot represent. */
function placesOf({ constraints, segments }: FileStrategy): Places | string {
  if (segments?.length) return 'a segment cannot be shown as cells'
  const values = new Map<string, readonly string[]>()
  for (const { contextName, operator, inverted, values: raw } of constraints ?? []) {
    if (contextName !== 'site' && contextName !== 'device')
      return `a constraint on “${contextName}” cannot be shown as cells`
    if (operator !== 'IN' || inverted)
      return `a constraint on “${contextName}” has to be IN, and not inverted`
    if (values.has(contextName)) return `two constraints on “${contextName}” cannot be shown as cells`
    values.set(contextName, raw ?? [])
  }
  const [sites, devices] = [values.get('site'), values.get('device')]
  const noSite = sites?.find((site) => !siteOf(site))
  if (noSite !== undefined) return `there is no site “${noSite}”`
  const noDevice = devices?.find((device) => !isDevice(device))
  if (noDevice !== undefined) return `there is no class of devices “${noDevice}”`
  if (devices?.length === 0) return 'a constraint on “device” names none'
  return {
    sites: sites ? siteIds.filter((site) => sites.includes(site)) : siteIds,
    devices: devices?.filter(isDevice) ?? [],
  }
}

/** Supports gradual rollouts by session only; else returns a sentence. */
function rolloutOf(flag: string, { parameters, variants }: FileStrategy): Omit<Audience, 'devices'> | string {
  const { rollout, stickiness, groupId } = parameters ?? {}
  const share = String(rollout ?? '')
  if (!/^\d{1,3}$/.test(share) || Number(share) > 100)
    return `a rollout of “${share}” is no whole number from 0 to 100`
  const fileVariants = variants ?? []
  const isDrawn = fileVariants.length > 0 || !['0', '100'].includes(share)
  if (isDrawn && stickiness !== 'sessionId')
    return `a rollout has to be by sessionId, not by “${stickiness ?? 'default'}”`
  if (isDrawn && (groupId ?? flag) !== flag)
    return `a rollout has to be in the group of the flag, not in “${groupId}”`
  if (fileVariants.some(({ payload }) => payload !== undefined && payload !== null))
    return 'a variant with a payload cannot be shown as cells'
  if (fileVariants.some(({ stickiness: by }) => by !== 'sessionId')) return 'variants have to be by sessionId'
  return { rollout: Number(share), variants: fileVariants.map(({ name, weight }) => ({ name, weight })) }
}

/** Returns a sentence about what a cell cannot represent. */
export function strategyCells(strategy: FileStrategy, reach: FlagConfig['reach']): StrategyCells | string {
  const { name, featureName } = strategy
  if (name !== 'default' && name !== 'flexibleRollout')
    return `the strategy “${name}” cannot be shown as cells`
  const places = placesOf(strategy)
  if (typeof places === 'string') return places
  if (name === 'default' && strategy.variants?.length)
    return 'variants of the strategy “default” cannot be shown as cells'
  const rollout = name === 'default' ? everybody : rolloutOf(featureName, strategy)
  if (typeof rollout === 'string') return rollout
  const audience = audienceOf({ ...rollout, devices: places.devices })
  if (!audience)
    return 'its variants need names of letters, digits and -._~, each its own, and weights with the sum 1000'
  if (reach === 'visitor') return { sites: places.sites, audience }
  const isEverybody = JSON.stringify(audience) === JSON.stringify(everybody)
  return isEverybody
    ? { sites: places.sites, audience: null }
    : 'it is for all visitors of a site: no share, device or variant can be chosen'
}
