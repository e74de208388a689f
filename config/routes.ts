import { editorialRoutes } from './routes/editorial.ts'
import { helpRoutes } from './routes/help.ts'
import { programmeRoutes } from './routes/programme.ts'
import { ticketingRoutes } from './routes/ticketing.ts'

/**
 * Every route kind of the product. The file-based routes, the public paths of each site and language, the sitemaps, the alternates
 * and the tests are generated from this table. Kinds below another kind (`parent`) start with its public path.
 */
export const routes = { ...programmeRoutes, ...editorialRoutes, ...ticketingRoutes, ...helpRoutes } as const

export type RouteKind = keyof typeof routes

export const routeKinds = Object.keys(routes) as RouteKind[]

/** Kinds in the table whose page is not built yet: they answer 404 and nothing links to them. */
export const laterKinds = [
  'season',
  'specialEvent',
  'subscriptionOffers',
  'experiences',
  'experience',
  'experienceGroup',
  'experienceArticle',
  'offers',
  'offer',
  'news',
  'newsItem',
  'newsApp',
  'help',
  'helpArticleById',
  'helpArticle',
  'helpSearch',
  'helpCategory',
  'helpApp',
  'helpArticleByIdApp',
  'helpArticleApp',
  'helpSearchApp',
  'helpCategoryApp',
  'ecards5',
  'ecards3',
  'mobileApp',
  'cvd',
  'generalTerms',
  'voucher',
  'giftCard',
  'giftCardBalance',
  'giftCardOrder',
  'information',
] as const satisfies readonly RouteKind[]

export type BuiltKind = Exclude<RouteKind, (typeof laterKinds)[number]>

export const builtKinds = routeKinds.filter((kind): kind is BuiltKind => !(laterKinds as readonly RouteKind[]).includes(kind))
