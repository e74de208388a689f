import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageAnswer } from './models/answer.ts'
import type { BookingPage, CinemaPage, CinemasPage, CityPage, HomePage, ShellPage, ShowPage, ShowsPage, SitemapPage } from './models/pages.ts'
import type { BookingInput, EditionInput, FinderInput, LightableInput, ListInput, ShowInput } from './page-input.ts'
import { composePage } from './pages.server.ts'

export interface PageModels {
  readonly shell: ShellPage
  readonly home: HomePage
  readonly shows: ShowsPage
  readonly show: ShowPage
  readonly entertainments: ShowsPage
  readonly cinemas: CinemasPage
  readonly cinema: CinemaPage
  readonly city: CityPage
  readonly sitemap: SitemapPage
  readonly booking: BookingPage
}

interface PageInputs {
  readonly shell: EditionInput
  readonly home: EditionInput
  readonly shows: ListInput & FinderInput
  readonly show: ShowInput
  readonly entertainments: ListInput
  readonly cinemas: ListInput
  readonly cinema: LightableInput
  readonly city: LightableInput
  readonly sitemap: EditionInput
  readonly booking: BookingInput
}

export type PageName = keyof PageModels

const load = createIsomorphicFn()
  .server((name: PageName, input: PageInputs[PageName]) => composePage(name, input))
  .client(async (name: PageName, input: PageInputs[PageName]) => (await import('../api/page-data.ts')).fetchPageData(name, input))

/** What a page shows: composed here on the server, asked of our own origin in the browser. */
export const loadPageData = <Name extends PageName>(name: Name, input: PageInputs[Name]): Promise<PageAnswer<PageModels[Name]>> =>
  load(name, input) as Promise<PageAnswer<PageModels[Name]>>
