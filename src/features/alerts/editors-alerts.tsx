import { Alert } from '@marquee/design/feedback/alert.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useState } from 'react'
import type { AlertModel } from '../../page-models/parts.ts'

/** Alerts closed on one page stay closed on the next. */
const closed = new Set<string>()

/** Editorial alerts of the page, rendered in place so that they work without script. */
export function EditorsAlerts({ alerts }: { readonly alerts: readonly AlertModel[] }) {
  const [, setCount] = useState(closed.size)
  const shown = alerts.filter(({ key }) => !closed.has(key))
  if (shown.length === 0) return null
  const close = (key: string) => {
    setCount(closed.add(key).size)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <div className="alerts">
      {shown.map(({ key, title, text, level, cta }) => (
        <Alert key={key} bar level={level} title={title} action={cta} onClose={() => close(key)}>
          {text && <RichText html={text} />}
        </Alert>
      ))}
    </div>
  )
}
