import type { AlertMessage } from '#models/alert.ts'
import { loadModals } from '../modals/modals.ts'

/**
 * Queues an alert. With an `autoCloseId` it closes after a while and is queued only once. Loads the
 * modals, which render alerts.
 * @example showAlert({ autoCloseId: 'locator', title, subtitle, level: 'warning', closable: true, className:
 * null, icon: null, cta: null })
 */
export function showAlert(alert: AlertMessage): void {
  Promise.all([import('./alerts-actor.ts'), loadModals()]).then(
    ([{ alerts }]) => alerts.send({ type: 'alert.show', alert }),
    // A lost alert is not reported.
    () => {},
  )
}
