import type { BoundedCounts } from '@marquee/kit/http/bounded-counts.ts'
import type { Exchange, OuterResponse } from './exchange.ts'
import type { SiteFiles } from './files/site-files.ts'
import type { StaticFiles } from './files/static-files.ts'
import type { SiteEdition } from './hosts/editions.ts'
import type { Images } from './images/image-route.ts'
import type { PublishedPictures } from './images/published-picture.ts'
import type { RespondKnown } from './known-reads.ts'
import type { OuterOptions } from './outer-options.ts'
import type { Pages } from './pages/pages.ts'
import type { RenderGate } from './pages/render-gate.ts'
import type { Previews } from './previews/previews.ts'
import type { PageVitals } from './probes/page-vitals.ts'
import type { Probes } from './probes/probes.ts'
import type { PolicyReports } from './security/policy-reports.ts'

export interface ServerParts {
  readonly options: OuterOptions
  readonly pages: Pages
  readonly gate: RenderGate
  /** Reads by address. */
  readonly apiReads: BoundedCounts
  readonly knownReads: RespondKnown
  readonly previews: Previews
  readonly probes: Probes
  readonly files: StaticFiles
  readonly siteFiles: SiteFiles
  readonly images: Images
  readonly pictures: PublishedPictures
  readonly policyReports: PolicyReports
  readonly pageVitals: PageVitals
  readonly clock: () => number
}

/** Responds to the requests of a row of the request table. `Visited` is what is known of the host. */
export type Handler<Visited = SiteEdition> = (
  parts: ServerParts,
  exchange: Exchange,
  visited: Visited,
  pathname: string,
) => OuterResponse | Promise<OuterResponse>
