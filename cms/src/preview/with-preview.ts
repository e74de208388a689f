import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import { sites } from '#config/sites.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import { instantOf } from '#models/site-clock.ts'
import { jsonResponse, refusedCall } from '../json-calls.ts'
import { panelField } from '../panel-field.ts'
import { servedHost } from '../served-host.ts'
import { auditPreview, type ShownDocument } from './audited-previews.ts'
import { hasOwnPage, pagePath } from './page-address.ts'
import { type PreviewLinkOptions, type PreviewMaker, previewLink } from './preview-link.ts'
import { type SharedPage, sharedPage } from './shared-page.ts'
import { previewTexts } from './texts.ts'

type Doc = Readonly<Record<string, unknown>>

export interface PreviewedKind {
  readonly kind: ItemKind
  readonly only?: string
}

/** Milliseconds without typing until a draft is saved and shown. */
const AUTOSAVE = 800
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

const breakpoints = [
  { name: 'phone', label: 'Smartphone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1_180 },
  { name: 'desktop', label: 'Desktop', width: 1_440, height: 900 },
]

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The link to the page of a document; undefined without a site. */
function linkTo(
  maker: PreviewMaker,
  { kind, only }: PreviewedKind,
  doc: Doc,
  locale: string,
  req: PayloadRequest,
  options: Partial<PreviewLinkOptions>,
) {
  const { site, slug, address, key, type } = doc
  if (!isSite(site) || !isLanguage(locale)) return undefined
  const path = pagePath(kind, site, locale, {
    slug: textOf(slug) ?? textOf(address),
    only,
    id: textOf(key),
    type: textOf(type),
  })
  const name = req.user && 'name' in req.user ? textOf(req.user.name) : undefined
  return previewLink(maker, {
    site,
    path,
    drafts: true,
    at: null,
    travel: true,
    name,
    now: Date.now(),
    ...options,
  })
}

/** The draft that a call is about, as its reader may see it. */
async function draftOf(req: PayloadRequest, collection: string) {
  const id = textOf(req.routeParams?.id)
  if (!req.user || id === undefined) throw refusedCall('Unauthorized', 401)
  const locale = textOf(req.query.locale) ?? 'fr'
  const doc = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    locale,
    overrideAccess: false,
    req,
  })
  return { doc, locale }
}

/** Makes the link for somebody who gets it, which is recorded. */
type GiveLink = (
  req: PayloadRequest,
  shown: Pick<ShownDocument, 'document' | 'language'>,
  options?: Partial<PreviewLinkOptions>,
) => Promise<string | undefined>

const linksOf =
  (maker: PreviewMaker, previewed: PreviewedKind, collection: string): GiveLink =>
  async (req, { document, language }, options = {}) => {
    const link = linkTo(maker, previewed, document, language, req, options)
    const { at = null, drafts = true } = options
    if (link !== undefined) await auditPreview(req, { collection, document, language, at, drafts })
    return link
  }

/**
 * GET `/api/{collection}/{id}/as-of?at=2026-12-24T18:00&drafts=1&locale=de` redirects to the document's
 * page as of that time.
 */
function asOf(give: GiveLink, collection: string): Endpoint {
  return {
    path: '/:id/as-of',
    method: 'get',
    async handler(req) {
      const { doc, locale } = await draftOf(req, collection)
      const wall = textOf(req.query.at)
      const at =
        wall !== undefined && WALL_CLOCK.test(wall) && isSite(doc.site)
          ? instantOf(sites[doc.site].timeZone, wall)
          : null
      const drafts = req.query.drafts === '1'
      const link = await give(req, { document: doc, language: locale }, { at, drafts })
      if (link === undefined) throw refusedCall('The document belongs to no site.', 409)
      return new Response(null, { status: 303, headers: { location: link, 'cache-control': 'no-store' } })
    },
  }
}

function shownAt(image: string, host: string, origin: string): string {
  const { hostname, pathname, search } = new URL(image, origin)
  return hostname === host ? origin + pathname + search : image
}

/** Facts about a document's page that search engines and shared links show; `host` is the site's public one. */
export type SeenElsewhere = SharedPage & { readonly host: string }

/**
 * GET `/api/{collection}/{id}/seen-elsewhere?locale=de`: a `SeenElsewhere` of the draft; 404 without a page
 * in that language, 502 if the site does not answer.
 */
function seenElsewhere(maker: PreviewMaker, previewed: PreviewedKind, collection: string): Endpoint {
  return {
    path: '/:id/seen-elsewhere',
    method: 'get',
    async handler(req) {
      const { doc, locale } = await draftOf(req, collection)
      const link = linkTo(maker, previewed, doc, locale, req, { travel: false })
      const { site } = doc
      const isSpoken = isSite(site) && sites[site].languages.some((language) => language === locale)
      if (link === undefined || !isSpoken) throw refusedCall('There is no page.', 404)
      const host = servedHost(site, maker.siteUrl)
      const page = await sharedPage(link, maker.siteUrl, host).catch((err: unknown) => {
        req.payload.logger.warn({ err, msg: 'The page of a preview could not be read' })
        throw refusedCall('The site does not answer.', 502)
      })
      if (!page) throw refusedCall('There is no page.', 404)
      const { image } = page.shared
      // The page names pictures by its host without the port that editors use.
      const shown = image && shownAt(image, host, new URL(link).origin)
      return jsonResponse({
        ...page,
        shared: { ...page.shared, image: shown },
        host: sites[site].hosts.production,
      } satisfies SeenElsewhere)
    },
  }
}

/** Leads from a text in the preview to its field and back; shows nothing. */
const clicks = panelField('previewFields', '/src/preview/preview-fields.tsx#PreviewFields')
const ofTime = panelField('asOf', '/src/preview/as-of.tsx#AsOf', previewTexts.label('asOf'))
const elsewhere = panelField(
  'seenElsewhere',
  '/src/preview/seen-elsewhere.tsx#SeenElsewhere',
  previewTexts.label('elsewhere'),
)

/** Adds previews to a collection: live beside the form, in a window, and as of a time. */
export function withPreview(
  collection: CollectionConfig,
  previewed: PreviewedKind,
  maker: PreviewMaker,
): CollectionConfig {
  const { versions, endpoints } = collection
  const isPage = hasOwnPage(previewed.kind, previewed.only)
  const give = linksOf(maker, previewed, collection.slug)
  const drafts = typeof versions === 'object' && typeof versions.drafts === 'object' ? versions.drafts : {}
  return {
    ...collection,
    versions: {
      ...(typeof versions === 'object' ? versions : {}),
      drafts: { ...drafts, autosave: { interval: AUTOSAVE, showSaveDraftButton: true } },
    },
    endpoints: [
      ...(endpoints || []),
      asOf(give, collection.slug),
      ...(isPage ? [seenElsewhere(maker, previewed, collection.slug)] : []),
    ],
    admin: {
      ...collection.admin,
      preview: async (document, { locale, req }) => (await give(req, { document, language: locale })) ?? null,
      livePreview: {
        url: ({ data, locale, req }) =>
          give(req, { document: data, language: locale.code }, { travel: false }),
        breakpoints,
      },
    },
    fields: [...collection.fields, clicks, ofTime, ...(isPage ? [elsewhere] : [])],
  }
}
