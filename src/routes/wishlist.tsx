// Generated from the table in `src/routing/virtual-routes.ts`.
import { createFileRoute } from '@tanstack/react-router'
import { wishlistPage } from '../pages/wishlist/wishlist-page.ts'
import { WishlistView } from '../pages/wishlist/wishlist-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/wishlist')({
  staticData: { kind: 'wishlist' },
  loader: ({ params }) => loadRoute(wishlistPage, params),
  head: pageHead,
  component: WishlistPage,
})

function WishlistPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={WishlistView} />
}
