'use client'

import { useEffect, useRef } from 'react'

/** Whoever opens the search wants to type; whoever has searched wants to read. */
export function SearchField({ text }: { readonly text: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (text === '') field.current?.focus()
  }, [text])
  return <input ref={field} id="search-words" type="search" name="q" defaultValue={text} maxLength={200} />
}
