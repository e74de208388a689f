import { ButtonLink } from '@marquee/design/controls/button.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../../page-kit/site-context.ts'
import type { FollowModel } from '../../page-models/follow.ts'
import { openFollow } from './reminder.ts'

interface FollowProps {
  readonly follow: FollowModel
  readonly children: ReactNode
}

/** Leads to the form of the client area, which a script shows in a window. */
export function FollowLink({ follow, children }: FollowProps) {
  const { clientHref } = useSite()
  if (clientHref === null) return null
  return (
    <ButtonLink
      small
      icon="bell"
      href={`${clientHref}/reminder?${new URLSearchParams({ list: follow.list })}`}
      external
      opens="reminder"
      onPress={(trigger) => openFollow(follow, trigger)}
    >
      {children}
    </ButtonLink>
  )
}
