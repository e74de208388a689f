import { clientTextsOf } from '@marquee/i18n/texts.server.ts'
import type { FlagValues } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { reminderProgramme } from '../account-area/mails/reminder-programme.server.ts'
import { createWriteNotification } from '../account-area/mails/write-mail.server.tsx'
import type { CachedSource } from '../api/cached.ts'
import { followedList } from '../features/tonight/followed-list.server.ts'
import { connectReminders } from '../page-kit/reminders.server.ts'
import type { Env } from '../server/env/env.ts'
import type { RemindersOptions } from '../services/accounts/reminders/create-reminders.ts'
import {
  type NotificationSettings,
  publicNotificationKey,
} from '../services/accounts/reminders/push-service.ts'

/** Milliseconds for the calls of a list. */
const PATIENCE = 10_000

const addressIn = (sender: string) => /[^\s<>]+@[^\s<>]+/.exec(sender)?.[0]

function notificationSettings(
  { PUSH_CONTACT, MAIL_FROM }: Env,
  key: string | undefined,
): NotificationSettings | undefined {
  if (key === undefined) return undefined
  const sender = addressIn(MAIL_FROM ?? '')
  return {
    key,
    contact: PUSH_CONTACT ?? (sender ? `mailto:${sender}` : `https://${sites.fr.hosts.production}`),
  }
}

/** Pages offer reminders on sites whose accounts are here. `notificationKey`: undefined for reminders by mail only. */
export function remindersOf(
  env: Env,
  notificationKey: string | undefined,
  sources: Readonly<Record<SiteId, CachedSource>>,
  flags: (site: SiteId) => FlagValues,
): RemindersOptions {
  connectReminders({
    notificationKey: notificationKey === undefined ? null : publicNotificationKey(notificationKey),
    isSent: (site) => env.clientApis[site] === undefined,
  })
  return {
    programme: {
      ...reminderProgramme(sources, flags),
      list: (at, path) =>
        followedList(
          { ...at, flags: flags(at.site), now: Date.now(), deadline: performance.now() + PATIENCE },
          path,
        ),
    },
    writeNotification: createWriteNotification(clientTextsOf),
    push: notificationSettings(env, notificationKey),
  }
}
