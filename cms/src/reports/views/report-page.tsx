import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { interfaceLanguage } from '../../texts/texts.ts'
import { sitesOf, workingLanguages } from '../../users/access.ts'
import { chosenSite } from '../../users/chosen-site.ts'
import { languageName, siteName } from '../../users/display-names.ts'
import { type Person, personOf } from '../../users/person.ts'
import { reportsTexts } from '../texts.ts'
import { filterFrom, type TranslationFilter } from '../translation-report.ts'

/** The reader of a report. Redirects anonymous requests to sign-in, which Payload leaves to custom views. */
export function viewerOf({ initPageResult: { req } }: AdminViewServerProps): Person {
  const person = personOf(req.user)
  if (!person) redirect(`${req.payload.config.routes.admin}/login`)
  return person
}

export const chosenIn =
  ({ searchParams }: AdminViewServerProps) =>
  (name: string): unknown =>
    searchParams?.[name]

/** A report for its reader: the language of the interface with its texts, and the filter of the query. */
export function reportOf(view: AdminViewServerProps) {
  const person = viewerOf(view)
  const { req } = view.initPageResult
  const uiLanguage = interfaceLanguage(req)
  const chosen = chosenIn(view)
  const asked = filterFrom(chosen)
  // The form of a report sends an empty site for all.
  const isAsked = chosen('site') !== undefined
  const filter: TranslationFilter = isAsked ? asked : { ...asked, site: chosenSite(req) }
  return { req, person, uiLanguage, t: reportsTexts.t(uiLanguage), filter }
}

export type Report = ReturnType<typeof reportOf>

interface ReportPageProps {
  readonly view: AdminViewServerProps
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}

export function ReportPage({ view, title, intro, children }: ReportPageProps) {
  const { initPageResult, params, searchParams, viewActions } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(req.user && { user: req.user })}
      {...(viewActions && { viewActions })}
    >
      <Gutter className="report">
        <h1>{title}</h1>
        <p>{intro}</p>
        {children}
      </Gutter>
    </DefaultTemplate>
  )
}

interface ChoiceProps {
  /** Parameter of the query. */
  readonly name: string
  readonly label: string
  /** The choice without a value. */
  readonly all: string
  readonly chosen: string | undefined
  readonly options: readonly (readonly [value: string, name: string])[]
}

/** A filter of a form that works without JavaScript. */
export const Choice = ({ name, label, all, chosen, options }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select name={name} defaultValue={chosen ?? ''}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

interface FilterProps {
  readonly report: Report
  /** The report has rows by language. */
  readonly byLanguage?: boolean
  /** Further parameters, unchanged. */
  readonly also?: Readonly<Record<string, string>>
}

/** Filter by site, and by language if the report has them; works without JavaScript. */
export function ReportFilter({ report, byLanguage = false, also = {} }: FilterProps) {
  const { person, t, uiLanguage, filter } = report
  return (
    <form method="get">
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="report__filter">
        <Choice
          name="site"
          label={t('site')}
          all={t('allSites')}
          chosen={filter.site}
          options={sitesOf(person).map((each) => [each, siteName(each, uiLanguage)])}
        />{' '}
        {byLanguage && (
          <Choice
            name="language"
            label={t('language')}
            all={t('allLanguages')}
            chosen={filter.language}
            options={workingLanguages(person).map((each) => [each, languageName(each, uiLanguage)])}
          />
        )}{' '}
        <button type="submit">{t('show')}</button>
      </p>
    </form>
  )
}
