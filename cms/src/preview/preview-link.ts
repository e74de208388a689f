import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { PREVIEW_LINK } from '#models/preview-link.ts'
import { signContentPreview } from '#models/preview-token.ts'
import { type SiteAddresses, siteOrigin } from './page-address.ts'

export interface PreviewMaker extends SiteAddresses {
  readonly publishingSecret: string
}

export interface PreviewLinkOptions {
  readonly site: SiteId
  /** Path of the first page. */
  readonly path: string
  readonly drafts: boolean
  /** Epoch milliseconds; null means now. */
  readonly at: number | null
  readonly travel: boolean
  /** Name of the user who creates it. */
  readonly name?: string | null | undefined
  readonly now: number
}

const HOUR = 3_600_000

/** `Camille Durand` → `Camille D.`, for recipients of the link. */
export function shortName(name: string | null | undefined): string | null {
  const [first, ...others] = (name ?? '').trim().split(/\s+/)
  const last = others.at(-1)
  if (!first || first.includes('@')) return null
  return last ? `${first} ${[...last][0] ?? ''}.` : first
}

/**
 * A link to the site as of a time, with drafts or without. Expires on a full hour, so that equal requests
 * give equal links for a while.
 */
export function previewLink(
  { publishingSecret, ...addresses }: PreviewMaker,
  { path, name, now, ...options }: PreviewLinkOptions,
): string {
  const until = (Math.ceil(now / HOUR) + serviceLimits.contentPreview.hours) * HOUR
  const token = signContentPreview(publishingSecret, { ...options, by: shortName(name), until })
  return `${siteOrigin(options.site, addresses)}${PREVIEW_LINK}?${new URLSearchParams({ token, to: path })}`
}
