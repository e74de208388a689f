import { serviceLimits } from '../../../config/service-limits.ts'
import type { SiteId } from '../../../config/sites.ts'
import { PREVIEW_LINK } from '../../../content-models/preview-link.ts'
import { signContentPreview } from '../../../content-models/preview-token.ts'
import { type SiteAddresses, siteOrigin } from './page-address.ts'

export interface PreviewMaker extends SiteAddresses {
  readonly publishingSecret: string
}

export interface PreviewLinkOptions {
  readonly site: SiteId
  /** Path of the page to begin with. */
  readonly path: string
  readonly drafts: boolean
  /** Epoch milliseconds; null: now. */
  readonly at: number | null
  readonly travel: boolean
  /** Name of who makes it. */
  readonly name?: string | null | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

const HOUR = 3_600_000

/** `Camille Durand` is `Camille D.` to whoever gets the link. */
export function shortName(name: string | null | undefined): string | null {
  const [first, ...others] = (name ?? '').trim().split(/\s+/)
  const last = others.at(-1)
  if (!first || first.includes('@')) return null
  return last ? `${first} ${[...last][0] ?? ''}.` : first
}

/** A link that opens the site as it is not yet. It ends on a full hour, so that the same wish has the same link for a while. */
export function previewLink(
  { publishingSecret, ...addresses }: PreviewMaker,
  { path, name, now, ...options }: PreviewLinkOptions,
): string {
  const until = (Math.ceil(now / HOUR) + serviceLimits.contentPreview.hours) * HOUR
  const token = signContentPreview(publishingSecret, { ...options, by: shortName(name), until })
  return `${siteOrigin(options.site, addresses)}${PREVIEW_LINK}?${new URLSearchParams({ token, to: path })}`
}
