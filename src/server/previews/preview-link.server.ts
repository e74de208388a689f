import type { FlagValues } from '../../../config/flags.ts'
import type { SiteId } from '../../../config/sites.ts'
import { PREVIEW_LINK } from '../../../content-models/preview-link.ts'
import { type ReadPreview, readPreview, signPreview } from './preview.server.ts'

export interface PreviewRequest {
  readonly site: SiteId
  readonly flags: Partial<FlagValues>
  /** Path of the page to begin with. */
  readonly path: string
  /** Scheme, host and port of the flag service, as the owner reached it. */
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
  /** Scheme, host and port of a site: local where the flag service was reached so, else public. */
  originOf(site: SiteId, flagOrigin: string): string
  /** A link that opens the site with these values. Whoever has it may use it; it is kept nowhere. */
  make(preview: PreviewRequest): PreviewLink
}

interface Previews extends PreviewLinks {
  read(site: SiteId, token: string, now: number): ReadPreview
}

/** Links to previews and what they say when they come back, under a key of their own that is made from the secret. */
export function createPreviews(secret: string, originOf: PreviewLinks['originOf']): Previews {
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
