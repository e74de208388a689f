import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { bookingPage } from '../pages/booking/booking-page.ts'
import { BookingView } from '../pages/booking/booking-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
