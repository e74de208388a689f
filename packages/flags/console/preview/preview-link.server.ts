import type { FlagValues } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import { PREVIEW_LINK } from '#models/preview-link.ts'
import { type ReadPreview, readPreview, signPreview } from './preview.server.ts'

export interface PreviewRequest {
  readonly site: SiteId
  readonly flags: Partial<FlagValues>
  /** First page of the preview. */
  readonly path: string
  /** Origin of the flag service for this owner. */
  readonly flagOrigin: string
  /** Epoch milliseconds. */
  readonly now: number
}

export interface PreviewLink {
  readonly href: string
  /** Epoch milliseconds. */
  readonly until: number
}

export interface PreviewLinks {
  /** Local for a local flag service, else public. */
  originOf(site: SiteId, flagOrigin: string): string
  /** Anyone with the link can use it; it is not stored. */
  make(preview: PreviewRequest): PreviewLink
}

interface Previews extends PreviewLinks {
  read(site: SiteId, token: string, now: number): ReadPreview
}

/** Signs and verifies preview links with a key derived from the secret. */
export function createPreviewLinks(secret: string, originOf: PreviewLinks['originOf']): Previews {
  return {
    read: (site, token, now) => readPreview(secret, site, token, now),
    originOf,
    make({ site, flags, path, flagOrigin, now }) {
      const [token, until] = signPreview(secret, { site, flags, now })
      return {
        href: `${originOf(site, flagOrigin)}${PREVIEW_LINK}?${new URLSearchParams({ token, to: path })}`,
        until,
      }
    },
  }
}
