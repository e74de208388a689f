import type { ReactNode } from 'react'

export interface AccordionItem {
  id: string
  title: string
  content: ReactNode
}

export interface AccordionProps {
  /** Shared by the items: the browser keeps one of them open at a time. */
  name: string
  items: readonly AccordionItem[]
  /** Id of the item open from the start. */
  open?: string | null | undefined
}

export function Accordion({ name, items, open }: AccordionProps) {
  return (
    <>
      {items.map(({ id, title, content }) => (
        <details key={id} id={`${name}-${id}`} className="acc" name={name} open={id === open || undefined}>
          <summary>{title}</summary>
          <div>{content}</div>
        </details>
      ))}
    </>
  )
}
