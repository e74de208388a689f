'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Reason } from '../../outbox/deliveries.ts'
import { wordsIn } from '../../outbox/messages.ts'

/** Why a document is not on the site, as an editor can use it. */
export function ReasonText({ reason }: { readonly reason: Reason }) {
  const { i18n } = useTranslation()
  const words = wordsIn(i18n.language)
  const text = {
    unreachable: words.unreachable,
    unsigned: words.unsigned,
    failed: words.failed,
    refused: words.refusedReason,
    picture: words.picture,
    unreadable: words.unreadable,
  }[reason.code]
  return (
    <>
      {text}
      {(reason.issues ?? []).map(({ path, message }) => (
        <span key={`${path} ${message}`}>
          <br />
          {[path, message].filter(Boolean).join(': ')}
        </span>
      ))}
    </>
  )
}
