import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { openModal } from '../modals/modals.ts'

interface CheckLinkProps {
  readonly check: 'voucherChecker' | 'giftCard'
  readonly href: string
  readonly children: string
}

export function CheckLink({ check, href, children }: CheckLinkProps) {
  return (
    <TextLink href={href} opens={check} onPress={(trigger) => openModal(check, { href }, trigger)}>
      {children}
    </TextLink>
  )
}
