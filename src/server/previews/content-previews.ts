import type { SiteId } from '../../../config/sites.ts'
import {
  type ContentPreview,
  type ReadContentPreview,
  readContentPreview,
  signContentPreview,
} from '../../../content-models/preview-token.ts'
import type { Env } from '../env.ts'

/** What a preview has to know of a site's contents besides them. */
export interface ContentFrame {
  /** Days of which there are showtimes, on the site's calendar. */
  readonly days: { readonly first: string; readonly last: string } | undefined
  /** Another one whenever editors have changed something. */
  readonly revision: string
}

/** A preview of contents that a visitor follows. */
export interface ShownContent extends ContentPreview, ContentFrame {
  /** The signed text of it: what the source of the contents is shown. */
  readonly token: string
  /** The one origin that may show it in a frame, and whose messages it hears. */
  readonly framedBy: string | undefined
  /** It is in such a frame: the content management ends it by closing that. */
  readonly framed: boolean
}

export interface ContentPreviews {
  read(site: SiteId, token: string, now: number): ReadContentPreview
  sign(preview: ContentPreview): string
  /** Undefined where the contents are an outside source's, of which only the source knows. */
  frame(site: SiteId): Promise<ContentFrame | undefined>
  /** Origin of the content management. */
  readonly framedBy: string | undefined
}

/** What content previews rest on: the secret that the content management knows too, and the embedded store's word on what there is to see. */
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
