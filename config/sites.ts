import { be } from './sites/be.ts'
import { ch } from './sites/ch.ts'
import { ci } from './sites/ci.ts'
import { fr } from './sites/fr.ts'
import { ma } from './sites/ma.ts'
import { nl } from './sites/nl.ts'
import { sn } from './sites/sn.ts'
import { tn } from './sites/tn.ts'
import type { SiteConfig } from './types.ts'

export const sites = { fr, ch, be, tn, sn, nl, ci, ma } as const

export type SiteId = keyof typeof sites
export interface Site extends SiteConfig {
  readonly id: SiteId
}

export const siteIds = Object.keys(sites) as SiteId[]
