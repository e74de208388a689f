// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { bookingPage } from '../pages/booking/booking-page.ts'
import { BookingView } from '../pages/booking/booking-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/booking')({
  staticData: { kind: 'booking' },
  loaderDeps: readSearch('booking'),
  loader: ({ params, deps }) => loadRoute(bookingPage, { ...params, ...deps }),
  head: pageHead,
  component: BookingPage,
})

function BookingPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={BookingView} />
}
