import { classNames } from '@marquee/design/class-names.ts'
import type { ReactNode } from 'react'
import { type SiteId, siteIds } from '#config/sites.ts'
import { useTexts } from '../texts/console-texts.ts'

interface LabelledProps {
  readonly name: string
  readonly label: string
  /** False: the value names the field. */
  readonly isLabelShown?: boolean
  readonly children: ReactNode
}

const idOf = (name: string) => `filter-${name}`

function Labelled({ name, label, isLabelShown = false, children }: LabelledProps) {
  return (
    <div className="console-filters__pick">
      <label className={isLabelShown ? undefined : 'visually-hidden'} htmlFor={idOf(name)}>
        {label}
      </label>
      <span className="field">{children}</span>
    </div>
  )
}

interface PickProps {
  readonly name: string
  readonly label: string
  readonly value: string | null | undefined
  /** Label for no selection. */
  readonly all: string
  readonly options: ReadonlyArray<readonly [value: string, label: string]>
}

export function Pick({ name, label, value, all, options }: PickProps) {
  return (
    <Labelled name={name} label={label}>
      <select id={idOf(name)} name={name} defaultValue={value ?? ''}>
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

export function SitePick({ site }: { readonly site: SiteId | string | undefined }) {
  const { t, siteName } = useTexts()
  return (
    <Pick
      name="site"
      label={t('filters.site')}
      value={site}
      all={t('filters.allSites')}
      options={siteIds.map((id) => [id, siteName(id)])}
    />
  )
}

interface TypedFilterProps {
  readonly name: string
  readonly label: string
  readonly type: 'search' | 'date'
  readonly value: string | undefined
  readonly hint?: string | undefined
}

export function TypedFilter({ name, label, type, value, hint }: TypedFilterProps) {
  return (
    <Labelled name={name} label={label} isLabelShown={type === 'date'}>
      <input
        id={idOf(name)}
        name={name}
        type={type}
        defaultValue={value}
        placeholder={hint ?? label}
        title={hint}
        autoComplete="off"
      />
    </Labelled>
  )
}

interface PersonAndDaysProps {
  readonly of: Readonly<Partial<Record<'person' | 'from' | 'to', string>>>
  readonly hint?: string
}

export function PersonAndDays({ of: { person, from, to }, hint }: PersonAndDaysProps) {
  const { t } = useTexts()
  return (
    <>
      <TypedFilter name="person" label={t('audit.person')} type="search" value={person} hint={hint} />
      <TypedFilter name="from" label={t('audit.from')} type="date" value={from} />
      <TypedFilter name="to" label={t('audit.to')} type="date" value={to} />
    </>
  )
}

interface FiltersProps {
  readonly path: string
  readonly className?: string
  /** Address without filters; default: the path. */
  readonly reset?: string
  readonly children: ReactNode
}

/** A GET form, so that a view has an address. The button is for browsers without script. */
export function Filters({ path, className, reset = path, children }: FiltersProps) {
  const { t } = useTexts()
  return (
    <search>
      <form className={classNames('console-filters', className)} method="get" action={path} data-filters="">
        {children}
        <div className="console-filters__end">
          <a className="link" href={reset}>
            {t('filters.reset')}
          </a>
          <button type="submit" className="btn btn--s console-filters__send">
            <span>{t('filters.show')}</span>
          </button>
        </div>
      </form>
    </search>
  )
}

interface PageLinksProps {
  readonly of: 'history' | 'audit'
  /** Null on the first page. */
  readonly newest: string | null
  /** Null on the last page. */
  readonly older: string | null
  readonly children?: ReactNode
}

export function PageLinks({ of, newest, older, children }: PageLinksProps) {
  const { t } = useTexts()
  return (
    <p className="row">
      {newest !== null && (
        <a className="link" href={newest}>
          {t(`${of}.newest`)}
        </a>
      )}
      {older !== null && (
        <a className="link" href={older} rel="next">
          {t(`${of}.older`)}
        </a>
      )}
      {children}
    </p>
  )
}
