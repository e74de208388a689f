import { languages } from '#config/languages.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { siteIds } from '#config/sites.ts'
import { visitorDevices } from '../../services/flags/audience.ts'
import { FilterEnd, Pick } from '../forms/filter-fields.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { VisitorQuery } from './visitor-query.ts'

/** A GET form: the address holds the visitor. */
export function VisitorForm({ visitor }: { readonly visitor: VisitorQuery }) {
  const { t, siteName, languageName } = useTexts()
  const { site, chosenLanguage, device, id } = visitor
  return (
    <form className="console-filters visitor-form" method="get" action="/visitor" data-filters="">
      <Pick
        form="visitor"
        name="site"
        label={t('visitor.site')}
        value={site}
        options={siteIds.map((each) => [each, siteName(each)])}
      />
      <Pick
        form="visitor"
        name="language"
        label={t('visitor.language')}
        value={chosenLanguage}
        options={languages.map((each) => [each, languageName(each)])}
      />
      <Pick
        form="visitor"
        name="device"
        label={t('visitor.device')}
        value={device}
        options={visitorDevices.map((each) => [each, t(`visitor.devices.${each}`)])}
      />
      <div className="console-filters__pick visitor-form__id">
        <label htmlFor="visitor-id">{t('visitor.id')}</label>
        <span className="field">
          <input
            id="visitor-id"
            type="search"
            name="id"
            defaultValue={id}
            maxLength={serviceLimits.flags.context.characters}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="visitor-id-hint"
          />
        </span>
        <small id="visitor-id-hint" className="muted">
          {t('visitor.idHint')}
        </small>
      </div>
      <FilterEnd reset="/visitor" />
    </form>
  )
}
