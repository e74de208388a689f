import { composeBooking } from './compose/booking.server.ts'
import { composeCinema } from './compose/cinema.server.ts'
import { composeCinemas } from './compose/cinemas.server.ts'
import { composeCity } from './compose/city.server.ts'
import { composeEntertainments } from './compose/entertainments.server.ts'
import { composeHome } from './compose/home.server.ts'
import { composeShell } from './compose/shell.server.ts'
import { composeShow } from './compose/show.server.ts'
import { composeShows } from './compose/shows.server.ts'
import { composeSitemap } from './compose/sitemap.server.ts'
import { compositionOf } from './composition.server.ts'
import { finderPath } from './finder-path.ts'
import type { PageAnswer } from './models/answer.ts'
import type { PageModels, PageName } from './page-data.ts'
import { readBookingInput, readEditionInput, readFinderInput, readLightableInput, readListInput, readShowInput } from './page-input.ts'

type Compose<Page> = (input: unknown) => Promise<PageAnswer<Page>>

function cinema(input: unknown) {
  const read = readLightableInput(input)
  return composeCinema(compositionOf(read), { light: read.light })
}

function booking(input: unknown) {
  const read = readBookingInput(input)
  return composeBooking(compositionOf({ language: read.language }), read)
}

function city(input: unknown) {
  const read = readLightableInput(input)
  return composeCity(compositionOf(read), { light: read.light })
}

async function shows(input: unknown): Promise<PageAnswer<PageModels['shows']>> {
  const composition = compositionOf(readListInput(input))
  const choice = readFinderInput(input)
  return choice ? { outcome: 'moved', path: finderPath(composition.edition, choice) } : composeShows(composition)
}

function show(input: unknown) {
  const read = readShowInput(input)
  return composeShow(compositionOf(read), { kind: read.kind, startTrailer: read.bandeannonce === 'true' })
}

const pages: { readonly [Name in PageName]: Compose<PageModels[Name]> } = {
  shell: async (input) => composeShell(compositionOf(readEditionInput(input))),
  home: async (input) => composeHome(compositionOf(readEditionInput(input))),
  shows: async (input) => shows(input),
  show: async (input) => show(input),
  entertainments: async (input) => composeEntertainments(compositionOf(readListInput(input))),
  cinemas: async (input) => composeCinemas(compositionOf(readListInput(input))),
  cinema: async (input) => cinema(input),
  city: async (input) => city(input),
  booking: async (input) => booking(input),
  sitemap: async (input) => composeSitemap(compositionOf(readEditionInput(input))),
}

export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

/** What a page shows, for the request being answered. Rejects where the input is not the page's. */
export const composePage = <Name extends PageName>(name: Name, input: unknown): Promise<PageAnswer<PageModels[Name]>> => pages[name](input)
