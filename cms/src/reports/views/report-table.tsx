import type { ReactNode } from 'react'
import type { SiteId } from '#config/sites.ts'
import { siteName } from '../../users/display-names.ts'
import { collectionName } from '../collection-name.ts'
import type { Report } from './report-page.tsx'

interface ReportTableProps {
  readonly report: Report
  /** Headings of the report's own columns. */
  readonly heads: readonly string[]
  readonly children: ReactNode
}

/** A table of documents; its rows are `ReportRow`s. */
export function ReportTable({ report: { t }, heads, children }: ReportTableProps) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            {[t('site'), t('kind'), t('document'), ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

interface ReportRowProps {
  readonly report: Report
  readonly document: {
    readonly collection: string
    readonly id: number | string
    readonly site: SiteId
    readonly title: string
    /** The form opens in it. */
    readonly language?: string | null
  }
  /** Cells of the report's own columns. */
  readonly children: ReactNode
}

/** Path of the form of a document. */
export const formOf = (
  { req }: Report,
  { collection, id, language }: Omit<ReportRowProps['document'], 'site' | 'title'>,
): string =>
  `${req.payload.config.routes.admin}/collections/${collection}/${id}${language ? `?locale=${language}` : ''}`

export function ReportRow({ report, document, children }: ReportRowProps) {
  return (
    <tr>
      <td>{siteName(document.site, report.uiLanguage)}</td>
      <td>{collectionName(report.req, document.collection)}</td>
      <td>
        <a href={formOf(report, document)}>{document.title}</a>
      </td>
      {children}
    </tr>
  )
}
