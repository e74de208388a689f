import type { groupNavItems } from '@payloadcms/ui/shared'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { siteName } from '../users/display-names.ts'
import { documentPage, kindName } from './document-names.ts'
import type { dashboardTexts } from './texts.ts'

export type NavGroups = ReturnType<typeof groupNavItems>

export interface DashboardProps {
  readonly req: PayloadRequest
  readonly uiLanguage: Language
  readonly t: ReturnType<typeof dashboardTexts.t>
  /** Path of the admin interface. */
  readonly admin: string
}

interface DocumentLineProps {
  readonly dashboard: DashboardProps
  readonly document: {
    readonly collection: string
    readonly id: number | string
    readonly site: SiteId
    readonly title: string
    /** The form opens in it. */
    readonly language?: Language | null
  }
  /** Follows kind and site of the document. */
  readonly fact: ReactNode
  readonly children: ReactNode
}

/** A document in a list of the start page. */
export function DocumentLine({ dashboard, document, fact, children }: DocumentLineProps) {
  const { collection, id, site, title, language } = document
  const page = documentPage(dashboard, collection, id)
  return (
    <li>
      <a href={language ? `${page}?locale=${language}` : page}>{title}</a>
      <span className="site-dashboard__facts">
        {kindName(dashboard, collection)} · {siteName(site, dashboard.uiLanguage)} · {fact}
      </span>
      {children}
    </li>
  )
}
