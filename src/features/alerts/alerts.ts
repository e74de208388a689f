import type { AlertMessage } from '../../../content-models/alert.ts'
import { loadModals } from '../modals/modals.ts'

/**
 * Queues an alert. With an `autoCloseId` it leaves by itself, and is not queued twice at a time. What shows windows shows it.
 *
 * @example showAlert({ autoCloseId: 'locator', title, subtitle, level: 'warning', closable: true, className: null, icon: null, cta: null })
 */
export function showAlert(alert: AlertMessage): void {
  Promise.all([import('./alerts-actor.ts'), loadModals()]).then(
    ([{ alerts }]) => alerts.send({ type: 'alert.show', alert }),
    // An alert that does not come is not worth an error of its own.
    () => {},
  )
}
