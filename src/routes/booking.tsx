import { createFileRoute } from '@tanstack/react-router'
import { bookingPage } from '../page-data/compose/booking-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { BookingView } from '../views/booking/booking-view.tsx'

export const Route = createFileRoute('/$language/booking')({
  staticData: { kind: 'booking' },
  loaderDeps: readSearch('booking'),
  loader: ({ params, deps }) => settlePage(loadPage(bookingPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: BookingRoute,
})

function BookingRoute() {
  return <LoadedView loaded={Route.useLoaderData()} view={BookingView} />
}
