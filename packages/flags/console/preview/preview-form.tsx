import { Icon } from '@marquee/design/brand/icon.tsx'
import { Field } from '@marquee/design/controls/field.tsx'
import { Choice } from '@marquee/forms/choices.tsx'
import { Form, Submit } from '@marquee/forms/form.tsx'
import { type FlagName, type FlagValues, flagNames, flags } from '#config/flags.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { ErrorSummary } from '../forms/form-fields.tsx'
import type { ConsoleContext } from '../page.ts'
import { useTexts } from '../texts/console-texts.ts'
import { type PreviewForm as PreviewDraft, startPath } from './preview-draft.ts'

/** The site is selected first, because live values differ between sites. */
export function SiteChoice({
  chosen,
  turned,
}: {
  readonly chosen: SiteId
  readonly turned: readonly string[]
}) {
  const { t, siteName } = useTexts()
  const address = (site: SiteId) =>
    `/preview?${new URLSearchParams([['site', site], ...turned.map((name) => ['flag', name])])}`
  return (
    <nav className="preview-sites" aria-label={t('preview.site')}>
      <ul>
        {siteIds.map((site) => (
          <li key={site}>
            <a href={address(site)} aria-current={site === chosen ? 'true' : undefined}>
              {siteName(site)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FlagChoice({
  name,
  live,
  on,
}: {
  readonly name: FlagName
  readonly live: boolean
  readonly on: boolean
}) {
  const { t, stateText, flagTitle, flagEffect } = useTexts()
  return (
    <div className="preview-flag" data-live={live ? 'on' : 'off'}>
      <input
        id={name}
        type="checkbox"
        name="on"
        value={name}
        defaultChecked={on}
        aria-describedby={`${name}-about`}
      />
      <div>
        <label htmlFor={name}>{flagTitle(name)}</label>
        <small id={`${name}-about`}>
          <span className="preview-flag__live">{t('preview.live', { value: stateText(live) })}</span>{' '}
          {flagEffect(name)}
        </small>
      </div>
    </div>
  )
}

interface ChoicesProps {
  readonly names: readonly FlagName[]
  readonly live: FlagValues
  readonly on: PreviewDraft['on']
}

function Choices({ names, live, on }: ChoicesProps) {
  return names.map((name) => <FlagChoice key={name} name={name} live={live[name]} on={on.has(name)} />)
}

/** Changed features first, the others by team. */
function FlagChoices({ live, on }: Omit<ChoicesProps, 'names'>) {
  const { language, teamName } = useTexts()
  const isChanged = (name: FlagName) => on.has(name) !== live[name]
  const unchanged = flagNames.filter((name) => !isChanged(name))
  const teams = [...Map.groupBy(unchanged, (name) => teamName(flags[name].owner))].sort(([one], [other]) =>
    one.localeCompare(other, language),
  )
  return (
    <>
      <div className="preview-team">
        <Choices names={flagNames.filter(isChanged)} live={live} on={on} />
      </div>
      {teams.map(([team, names]) => (
        <fieldset key={team} className="preview-team">
          <legend>{team}</legend>
          <Choices names={names} live={live} on={on} />
        </fieldset>
      ))}
    </>
  )
}

/** Works with script, which shows only what has the typed words. */
function Finder() {
  const { t } = useTexts()
  return (
    <div className="form-line needs-script">
      <label htmlFor="find">{t('filters.search')}</label>
      <span className="field">
        <Icon name="search" />
        <input
          id="find"
          type="search"
          placeholder={t('filters.searchHint')}
          autoComplete="off"
          spellCheck={false}
          data-finds=".preview-flag"
        />
      </span>
    </div>
  )
}

interface PreviewFormProps {
  readonly context: Pick<ConsoleContext, 'csrf'>
  readonly draft: PreviewDraft
  readonly live: FlagValues
  readonly errors: Readonly<Record<string, string>>
}

export function PreviewForm({ context, draft, live, errors }: PreviewFormProps) {
  const { t, siteName, languageName, flagTitle } = useTexts()
  const { site, language, page, start, on } = draft
  const begins = start !== null && startPath(draft) !== undefined
  return (
    <>
      <ErrorSummary errors={errors} />
      <Form context={context} action={`/preview?${new URLSearchParams({ site })}`}>
        <input type="hidden" name="site" value={site} />
        <div className="preview-page">
          <Choice
            name="language"
            label={t('preview.language')}
            value={language}
            options={sites[site].languages.map((each) => [each, languageName(each)])}
          />
          <Field
            name="page"
            label={t('preview.page.label')}
            hint={begins ? t('preview.page.hintOf', { name: flagTitle(start) }) : t('preview.page.hint')}
            defaultValue={page}
            maxLength={1_000}
            error={errors.page}
          />
        </div>
        <fieldset className="preview-flags" id="flags" tabIndex={-1}>
          <legend>{t('preview.features', { site: siteName(site) })}</legend>
          <Finder />
          <FlagChoices live={live} on={on} />
        </fieldset>
        {start !== null && <input type="hidden" name="start" value={start} />}
        <div className="form-end preview-end">
          <Submit>{t('preview.submit')}</Submit>
        </div>
      </Form>
    </>
  )
}
