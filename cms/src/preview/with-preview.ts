import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { isSite } from '../../../config/is-site.ts'
import { sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import type { ItemKind } from '../../../content-models/item-kinds.ts'
import { instantOf } from '../../../content-models/site-clock.ts'
import { pagePath } from './page-address.ts'
import { type PreviewLinkOptions, type PreviewMaker, previewLink } from './preview-link.ts'
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
  if (!isSite(site)) return undefined
  const path = pagePath(kind, site, locale as Language, {
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

/**
 * GET `/api/{collection}/{id}/as-of?at=2026-12-24T18:00&drafts=1&locale=de` redirects to the document's
 * page as of that time.
 */
function asOf(maker: PreviewMaker, previewed: PreviewedKind, collection: string): Endpoint {
  return {
    path: '/:id/as-of',
    method: 'get',
    async handler(req) {
      const id = textOf(req.routeParams?.id)
      if (!req.user || id === undefined)
        return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 })
      const locale = textOf(req.query.locale) ?? 'fr'
      const doc = (await req.payload.findByID({
        collection: collection as never,
        id,
        depth: 0,
        draft: true,
        locale: locale as never,
        overrideAccess: false,
        req,
      })) as Doc
      const wall = textOf(req.query.at)
      const at =
        wall !== undefined && WALL_CLOCK.test(wall) && isSite(doc.site)
          ? instantOf(sites[doc.site].timeZone, wall)
          : null
      const link = linkTo(maker, previewed, doc, locale, req, { at, drafts: req.query.drafts === '1' })
      return link === undefined
        ? Response.json({ errors: [{ message: 'The document belongs to no site.' }] }, { status: 409 })
        : new Response(null, { status: 303, headers: { location: link, 'cache-control': 'no-store' } })
    },
  }
}

/** Adds previews to a collection: live beside the form, in a window, and as of a time. */
export function withPreview(
  collection: CollectionConfig,
  previewed: PreviewedKind,
  maker: PreviewMaker,
): CollectionConfig {
  const { versions, endpoints } = collection
  const drafts = typeof versions === 'object' && typeof versions.drafts === 'object' ? versions.drafts : {}
  return {
    ...collection,
    versions: {
      ...(typeof versions === 'object' ? versions : {}),
      drafts: { ...drafts, autosave: { interval: AUTOSAVE, showSaveDraftButton: true } },
    },
    endpoints: [...(endpoints || []), asOf(maker, previewed, collection.slug)],
    admin: {
      ...collection.admin,
      preview: (doc, { locale, req }) => linkTo(maker, previewed, doc, locale, req, {}) ?? null,
      livePreview: {
        url: ({ data, locale, req }) => linkTo(maker, previewed, data, locale.code, req, { travel: false }),
        breakpoints,
      },
    },
    fields: [
      ...collection.fields,
      {
        name: 'asOf',
        type: 'ui',
        label: previewTexts.label('asOf'),
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: '/src/preview/as-of.tsx#AsOf' },
        },
      },
    ],
  }
}
