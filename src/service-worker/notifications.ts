import { scope, type WaitingEvent } from './worker-scope.ts'

/** The message that `src/services/accounts/reminders/create-reminders.ts` writes. */
interface ReminderNotification {
  /** Replaces an earlier notification with the same tag. */
  readonly tag: string
  readonly title: string
  readonly body: string
  readonly url: string
  readonly end: { readonly label: string; readonly url: string }
}

/** Fields whose types are not known yet. */
type Received = Readonly<Record<Exclude<keyof ReminderNotification, 'end'>, unknown>> & {
  readonly end: Readonly<Record<'label' | 'url', unknown>>
}

const END = 'end'

/** Null for another address than one of the site. */
export function siteAddress(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === origin ? url.href : null
}

/** Browsers revoke the permission of a worker that shows nothing, so an unreadable message shows the site's name. */
export function readNotification(text: string, origin: string): ReminderNotification {
  const plain = {
    tag: 'site',
    title: new URL(origin).hostname,
    body: '',
    url: `${origin}/`,
    end: { label: '', url: '' },
  }
  try {
    const { tag, title, body, url, end }: Received = JSON.parse(text)
    return {
      tag: String(tag),
      title: String(title),
      body: String(body),
      url: siteAddress(url, origin) ?? plain.url,
      end: { label: String(end.label), url: siteAddress(end.url, origin) ?? '' },
    }
  } catch {
    return plain
  }
}

export function showNotification(text: string): Promise<void> {
  const { tag, title, body, url, end } = readNotification(text, scope.location.origin)
  return scope.registration.showNotification(title, {
    tag,
    body,
    icon: '/icons/icon-192.png',
    data: { url, end: end.url },
    actions: end.url === '' ? [] : [{ action: END, title: end.label }],
  })
}

interface Press extends WaitingEvent {
  readonly action: string
  readonly notification: Notification
}

/** The button ends all reminders on the device, or the list; the notification itself opens the film or list. */
export async function pressNotification({ action, notification }: Press): Promise<void> {
  const { url, end }: Readonly<Record<'url' | 'end', unknown>> = notification.data
  notification.close()
  if (action === END) await fetch(String(end), { method: 'POST' })
  else await scope.clients.openWindow(String(url))
}
