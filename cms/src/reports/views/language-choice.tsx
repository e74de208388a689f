import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { languagesOf } from '../../users/access.ts'
import { languageName } from '../../users/display-names.ts'
import type { reportsTexts } from '../texts.ts'

interface LanguageChoiceProps {
  readonly t: ReturnType<typeof reportsTexts.t>
  readonly uiLanguage: Language
  readonly site: SiteId
  readonly pair: { readonly from: Language; readonly to: Language }
  /** The rest of the query. */
  readonly also: Readonly<Record<string, string>>
}

/** Chooses two languages of a site; works without JavaScript. */
export function LanguageChoice({ t, uiLanguage, site, pair, also }: LanguageChoiceProps) {
  return (
    <form method="get">
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="report__filter">
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {t(name)}{' '}
            <select name={name} defaultValue={pair[name]}>
              {languagesOf(site).map((language) => (
                <option key={language} value={language}>
                  {languageName(language, uiLanguage)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">{t('show')}</button>
      </p>
    </form>
  )
}
