import type { ReactNode } from 'react'

export interface AccordionItem {
  id: string
  title: string
  content: ReactNode
}

export interface AccordionProps {
  /** Items of one name: the browser opens one at a time. */
  name: string
  items: readonly AccordionItem[]
  /** Id of the initially open item. */
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
