import { sites } from '#config/sites.ts'
import { Notice } from '../../form-pages/form.tsx'
import type { PageResponse } from '../../form-pages/page.ts'
import type { FlagExplanation } from '../../services/flag-evaluation/flag-evaluation.ts'
import type { FlagRow } from '../../services/flags/flag-service.ts'
import { cellPath } from '../cell/cell-state.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { ChangeLine } from '../texts/change-line.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { lastEntry } from '../watch/revision.ts'
import { decidingRule } from './deciding-rule.ts'
import { VisitorForm } from './visitor-form.tsx'
import { contextOfVisitor, readVisitor, type VisitorQuery } from './visitor-query.ts'

interface LineProps {
  readonly row: FlagRow
  readonly explanation: FlagExplanation
  readonly visitor: VisitorQuery
  readonly isOutside: boolean
}

function Line({ row, explanation, visitor, isOutside }: LineProps) {
  const texts = useTexts()
  const { t, switchText, flagTitle } = texts
  const cell = row.cells[visitor.site]
  const { name, text, changed } = decidingRule({ row, cell, explanation, isOutside, texts })
  const { on, variant } = explanation
  return (
    <tr id={row.name}>
      <th scope="row">
        <a href={cellPath(row.name, visitor.site)} data-modal="">
          {flagTitle(row.name)}
        </a>
        <span className="visitor__reach">{t(`reaches.${row.config.reach}`)}</span>
      </th>
      <td className="visitor__value" data-on={on ? '' : undefined}>
        <span>{switchText(on)}</span>
        {variant !== null && <span className="visitor__variant">{t('visitor.variant', { variant })}</span>}
      </td>
      <td>
        <span className="console-tag">{t(`visitor.rules.${name}`)}</span> {text}
        {changed && (
          <small className="visitor__changed muted">
            <ChangeLine {...changed} />
          </small>
        )}
      </td>
    </tr>
  )
}

interface ValuesProps {
  readonly rows: readonly FlagRow[]
  readonly explanations: readonly FlagExplanation[]
  readonly visitor: VisitorQuery
  readonly isOutside: boolean
}

/** Flags that differ by visitor first. */
function Values({ rows, explanations, visitor, isOutside }: ValuesProps) {
  const { t } = useTexts()
  const byName = new Map(explanations.map((explanation) => [explanation.name, explanation]))
  const sorted = [...rows].sort(
    (one, other) => Number(other.config.reach === 'visitor') - Number(one.config.reach === 'visitor'),
  )
  return (
    <table className="visitor">
      <caption className="visually-hidden">{t('visitor.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('visitor.feature')}</th>
          <th scope="col">{t('visitor.value')}</th>
          <th scope="col">{t('visitor.rule')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => {
          const explanation = byName.get(row.name)
          return (
            explanation && (
              <Line
                key={row.name}
                row={row}
                explanation={explanation}
                visitor={visitor}
                isOutside={isOutside}
              />
            )
          )
        })}
      </tbody>
    </table>
  )
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const { evaluation, service, outside, owner, url, texts } = context
  if (!evaluation) return { kind: 'missing' }
  const { t, siteName, languageName } = texts
  const visitor = readVisitor(url, owner)
  const { site, language, chosenLanguage, device, id } = visitor
  const explanations = evaluation.explain(site, contextOfVisitor(visitor))
  const [rows, revision] = await Promise.all([service.rows(), outside?.revision() ?? lastEntry(service)])
  const facts = {
    site: siteName(site),
    language: languageName(language),
    device: t(`visitor.devices.${device}`),
    on: explanations.filter(({ on }) => on).length,
    all: explanations.length,
  }
  return {
    kind: 'page',
    title: t('visitor.title'),
    lead: t('visitor.lead'),
    wide: true,
    body: (
      <>
        <VisitorForm visitor={visitor} />
        <div id="live" data-revision={revision}>
          {language !== chosenLanguage && (
            <Notice
              look="info"
              title={t('visitor.noLanguage', {
                site: facts.site,
                chosen: languageName(chosenLanguage),
                languages: sites[site].languages.map(languageName).join(', '),
              })}
            />
          )}
          <p className="matrix-count" id="count">
            {t(id === '' ? 'visitor.withoutId' : 'visitor.withId', { ...facts, id })}
          </p>
          <Values
            rows={rows}
            explanations={explanations}
            visitor={visitor}
            isOutside={outside !== undefined}
          />
        </div>
      </>
    ),
  }
}

/** What a visitor gets, and the rule of each value, by the evaluation that the sites use. */
export const visitorValues: OwnerPage = { needs: 'viewer', get: show }
