import { Icon } from '@marquee/design/brand/icon.tsx'
import type { IconName } from '@marquee/design/brand/icon-paths.ts'
import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import type { MouseEvent, ReactNode } from 'react'
import { useEffect } from 'react'
import { accordionMachine } from '#machines/accordion-machine.ts'
import { inspection } from '../../actor-kit/inspection.ts'
import { onPageLeave } from '../../actor-kit/page-leave.ts'

export interface FoldedItem {
  readonly id: string
  readonly title: string
  readonly icon?: IconName | undefined
  /** Null: the item cannot be unfolded. */
  readonly content: ReactNode | null
}

interface FoldedItemsProps {
  readonly items: readonly FoldedItem[]
  readonly open?: string | null
}

function useAccordion(open: string | null = null) {
  const router = useRouter()
  const accordion = useActorRef(accordionMachine, { input: { open }, inspect: inspection() })
  const item = useSelector(accordion, ({ context }) => context.item)
  useEffect(() => onPageLeave(router, () => accordion.send({ type: 'page.navigate' })), [accordion, router])
  return { item, toggle: (name: string) => accordion.send({ type: 'item.toggle', item: name }) }
}

export function FoldedItems({ items, open = null }: FoldedItemsProps) {
  const { item, toggle } = useAccordion(open)
  const onPress = (id: string) => (event: MouseEvent) => {
    // The machine decides; the browser would unfold a second one.
    event.preventDefault()
    toggle(id)
  }
  return (
    <div className="folded">
      {items.map(({ id, title, icon, content }) =>
        content === null ? (
          <p key={id} className="folded__line">
            {icon && <Icon name={icon} />}
            {title}
          </p>
        ) : (
          <details key={id} className="acc" open={id === item}>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary takes keys natively */}
            <summary onClick={onPress(id)}>
              {icon && <Icon name={icon} />}
              {title}
            </summary>
            <div className="stack">{content}</div>
          </details>
        ),
      )}
    </div>
  )
}
