import type { SiteId } from '#config/sites.ts'
import {
  type ContentPreview,
  type ReadContentPreview,
  readContentPreview,
  signContentPreview,
} from '#models/preview-token.ts'
import type { Env } from '../env/env.ts'

export interface ContentFrame {
  /** First and last day with showtimes, in the site's time zone. */
  readonly days: { readonly first: string; readonly last: string } | undefined
  /** Changes with every edit. */
  readonly revision: string
}

export interface ShownContent extends ContentPreview, ContentFrame {
  /** The signed token, passed to the content source. */
  readonly token: string
  /** Origin that may frame the page and send it messages. */
  readonly framedBy: string | undefined
  /** True inside such a frame, which the CMS closes to end the preview. */
  readonly framed: boolean
}

export interface ContentPreviews {
  read(site: SiteId, token: string, now: number): ReadContentPreview
  sign(preview: ContentPreview): string
  /** Undefined for an outside content source. */
  frame(site: SiteId): Promise<ContentFrame | undefined>
  /** Origin of the CMS. */
  readonly framedBy: string | undefined
}

/** Uses the secret shared with the CMS, and the embedded store. */
export function contentPreviewsOf(
  secret: string,
  env: Env,
  frameOf: (site: SiteId) => Promise<ContentFrame>,
): ContentPreviews {
  return {
    read: (site, token, now) => readContentPreview(secret, site, token, now),
    sign: (preview) => signContentPreview(secret, preview),
    frame: async (site) => (env.contentApis[site] ? undefined : frameOf(site)),
    framedBy: env.CMS_URL && new URL(env.CMS_URL).origin,
  }
}
