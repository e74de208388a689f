import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Language } from '#config/types.ts'
import { sitesOf, workingLanguages } from '../../users/access.ts'
import { languageName, siteName } from '../../users/display-names.ts'
import { type Person, personOf } from '../../users/person.ts'
import type { reportsTexts } from '../texts.ts'

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
  readonly person: Person
  readonly t: ReturnType<typeof reportsTexts.t>
  readonly uiLanguage: Language
  readonly site: string | undefined
  readonly language?: { readonly chosen: string | undefined }
  /** Further parameters, unchanged. */
  readonly also?: Readonly<Record<string, string>>
}

/** Filter by site, and by language if the report has them; works without JavaScript. */
export function ReportFilter({ person, t, uiLanguage, site, language, also = {} }: FilterProps) {
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
          chosen={site}
          options={sitesOf(person).map((each) => [each, siteName(each, uiLanguage)])}
        />{' '}
        {language && (
          <Choice
            name="language"
            label={t('language')}
            all={t('allLanguages')}
            chosen={language.chosen}
            options={workingLanguages(person).map((each) => [each, languageName(each, uiLanguage)])}
          />
        )}{' '}
        <button type="submit">{t('show')}</button>
      </p>
    </form>
  )
}
