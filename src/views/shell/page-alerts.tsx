import { Alert } from '../../components/feedback/alert.tsx'
import { RichText } from '../../components/sections/rich-text.tsx'
import type { AlertModel } from '../../page-data/models/pages.ts'

/** What the chain has to say about this page; part of the page, so it is read without script. */
export function PageAlerts({ alerts }: { readonly alerts: readonly AlertModel[] }) {
  if (alerts.length === 0) return null
  return (
    <div className="alerts">
      {alerts.map(({ key, title, text, level, cta }) => (
        <Alert key={key} bar level={level} title={title} action={cta}>
          {text && <RichText html={text} />}
        </Alert>
      ))}
    </div>
  )
}
