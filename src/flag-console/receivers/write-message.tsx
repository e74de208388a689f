import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../../config/types.ts'
import type { WriteChange, WrittenChange } from '../../services/flags/receivers/flag-receivers.ts'
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

/** Texts of a chat message or mail about a change; without one, of a test. */
export const writeChange: WriteChange = (language, change) => {
  const texts = consoleTexts(language)
  const { t, siteName, valueText, instantText, flagTitle } = texts
  if (!change) return written(language, t('receivers.test.subject'), [t('receivers.test.text')])
  const [{ by, at, reason }] = change.entries
  const lines = change.entries.map(
    ({ flag, site, before, after }) =>
      `${flagTitle(flag)}, ${siteName(site)}: ${valueText(before)} → ${valueText(after)}`,
  )
  return written(language, t('receivers.subject', { name: changeName(texts, change.entries) }), [
    ...lines,
    t('changed', { by, at: instantText(at), reason }),
  ])
}
