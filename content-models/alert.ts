import { z } from 'zod'
import { type CallToAction, toCallToAction, wireCallToAction } from './call-to-action.ts'
import type { SafeHtml } from './html.ts'
import { flag, html, object, reference, responseList, slugs, text } from './wire.ts'

/** A message for the named cinemas, or for all if none is named. */
export interface CinemaAlert {
  readonly id: string | null
  readonly title: string | null
  readonly message: SafeHtml
  readonly cinemas: readonly string[]
  readonly allCinemas: boolean
  readonly warning: boolean
  readonly cta: CallToAction | null
}

/** A message of the site itself, in the queue of the alert banner. */
export interface AlertMessage {
  /** An alert with this id closes by itself. */
  readonly autoCloseId: string | null
  readonly title: string
  readonly subtitle: string | null
  readonly level: 'warning' | 'info'
  readonly className: string | null
  readonly icon: string | null
  readonly cta: CallToAction | null
  readonly closable: boolean
}

export const wireCinemaAlert = z
  .object({
    id: reference,
    title: text,
    message: html,
    allCinemas: flag(false),
    cinemas: slugs,
    warning: flag(false),
    cta: object(wireCallToAction),
  })
  .meta({ id: 'CinemaAlert' })

export const wireCinemaAlerts = responseList(wireCinemaAlert)

/** Alerts that have a message. */
export function toCinemaAlerts(wire: readonly z.output<typeof wireCinemaAlert>[]): readonly CinemaAlert[] {
  return wire.flatMap((alert) =>
    alert.message === null
      ? []
      : [
          {
            id: alert.id,
            title: alert.title,
            message: alert.message,
            cinemas: alert.cinemas,
            allCinemas: alert.allCinemas,
            warning: alert.warning,
            cta: toCallToAction(alert.cta),
          },
        ],
  )
}
