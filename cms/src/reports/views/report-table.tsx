import type { ReactNode } from 'react'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { siteName } from '../../users/display-names.ts'
import type { reportsTexts } from '../texts.ts'

interface ReportTableProps {
  readonly t: ReturnType<typeof reportsTexts.t>
  /** Headings of the report's own columns. */
  readonly heads: readonly string[]
  readonly children: ReactNode
}

/** A table of documents; its rows are `ReportRow`s. */
export function ReportTable({ t, heads, children }: ReportTableProps) {
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
  readonly site: SiteId
  readonly kind: string
  readonly title: string
  /** Path of the document's form. */
  readonly page: string
  readonly uiLanguage: Language
  /** Cells of the report's own columns. */
  readonly children: ReactNode
}

export function ReportRow({ site, kind, title, page, uiLanguage, children }: ReportRowProps) {
  return (
    <tr>
      <td>{siteName(site, uiLanguage)}</td>
      <td>{kind}</td>
      <td>
        <a href={page}>{title}</a>
      </td>
      {children}
    </tr>
  )
}
