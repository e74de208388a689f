import { AlertBanner } from '@marquee/design/feedback/alert.tsx'
import { useSelector } from '@xstate/react'
import { createPortal } from 'react-dom'
import { modals } from '../modals/modals-actor.ts'
import { alerts } from './alerts-actor.ts'
import './alerts.css'

const dismiss = () => alerts.send({ type: 'alert.dismiss' })

/**
 * The first alert of the queue. An open modal makes the page inert, so the alert is
 * rendered inside the modal.
 */
export function AlertHost() {
  const alert = useSelector(alerts, ({ context }) => context.queue[0])
  const top = useSelector(modals, ({ context }) => context.stack.at(-1)?.id)
  const shown = alert
    ? {
        level: alert.level,
        className: alert.className,
        icon: alert.icon,
        title: alert.title,
        action: alert.cta && { label: alert.cta.label, href: alert.cta.url, newTab: alert.cta.newTab },
      }
    : null
  const banner = (
    <AlertBanner
      alert={
        shown && {
          ...shown,
          children: alert?.subtitle,
          onClose: alert?.closable ? dismiss : undefined,
          quiet: top === undefined,
        }
      }
    />
  )
  const dialog = top === undefined ? null : document.getElementById(`modal-${top}`)
  return (
    <div className="notices" aria-live="polite">
      {dialog ? createPortal(banner, dialog) : banner}
    </div>
  )
}
