import { index, rootRoute, route, type VirtualRootRoute } from '@tanstack/virtual-file-routes'
import { routeKinds, routes } from '#config/routes.ts'

/** `cinemaLight` is in `cinema-light.tsx`. */
const routeFile = (kind: string): string =>
  `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`

/** The canonical route tree, generated from the route table at build time. */
export const virtualRoutes: VirtualRootRoute = rootRoute('root.tsx', [
  route('/$language', 'language.tsx', [
    ...routeKinds.map((kind) =>
      routes[kind].path === '' ? index(routeFile(kind)) : route(`/${routes[kind].path}`, routeFile(kind)),
    ),
    route('/$', 'unknown.tsx'),
  ]),
])
