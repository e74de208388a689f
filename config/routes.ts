import { editorialRoutes } from './routes/editorial.ts'
import { helpRoutes } from './routes/help.ts'
import { programmeRoutes } from './routes/programme.ts'
import { ticketingRoutes } from './routes/ticketing.ts'

/**
 * Every route kind of the product. The file-based routes, the public paths of each site and language, the
 * sitemaps, the alternates and the tests are generated from this table. Kinds below another kind (`parent`)
 * start with its public path.
 */
export const routes = { ...programmeRoutes, ...editorialRoutes, ...ticketingRoutes, ...helpRoutes } as const

export type RouteKind = keyof typeof routes

export const routeKinds = Object.keys(routes) as RouteKind[]
