import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#config/types.ts'
import type { HistoryEntry } from '../../services/flags/flag-service.ts'
import {
  isRequest,
  type WriteChange,
  type WrittenChange,
} from '../../services/flags/receivers/flag-receivers.ts'
import { changeName } from '../texts/change-name.ts'
import { consoleTexts } from '../texts/console-texts.ts'

function written(language: Language, subject: string, lines: readonly string[]): WrittenChange {
  const page = (
    <html lang={language}>
      <body>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </body>
    </html>
  )
  return { subject, text: lines.join('\n'), html: `<!doctype html>${renderToStaticMarkup(page)}` }
}

/** Texts of a chat message or mail about a change or a request; without one, of a test. */
export const writeChange: WriteChange = (language, about) => {
  const texts = consoleTexts(language)
  const { t, siteName, valueText, instantText, flagTitle } = texts
  if (!about) return written(language, t('receivers.test.subject'), [t('receivers.test.text')])
  const lineOf = ({ flag, site, before, after }: Pick<HistoryEntry, 'flag' | 'site' | 'before' | 'after'>) =>
    `${flagTitle(flag)}, ${siteName(site)}: ${valueText(before)} → ${valueText(after)}`
  if (isRequest(about)) {
    const { by, at, reason, expiresAt } = about
    return written(language, t('receivers.request.subject', { name: changeName(texts, [about]) }), [
      lineOf({ ...about, after: about.value }),
      t('changed', { by: by.name, at: instantText(at), reason }),
      t('receivers.request.text', { until: instantText(expiresAt) }),
    ])
  }
  const [{ by, at, reason }] = about.entries
  const lines = about.entries.map(lineOf)
  return written(language, t('receivers.subject', { name: changeName(texts, about.entries) }), [
    ...lines,
    t('changed', { by, at: instantText(at), reason }),
  ])
}
