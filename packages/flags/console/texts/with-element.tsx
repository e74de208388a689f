import type { ReactNode } from 'react'

/** Value of the placeholder that an element replaces. */
export const SLOT = '\uFFFC'

interface WithElementProps {
  readonly text: string
  /** Stands where the text has `SLOT`. */
  readonly children: ReactNode
}

export function WithElement({ text, children }: WithElementProps) {
  const at = text.indexOf(SLOT)
  return (
    <>
      {text.slice(0, at)}
      {children}
      {text.slice(at + SLOT.length)}
    </>
  )
}
