'use client'

import { useEffect, useRef } from 'react'

/** Has the focus until a search was made: its results are read first. */
export function SearchField({ text }: { readonly text: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (text === '') field.current?.focus()
  }, [text])
  return <input ref={field} id="search-words" type="search" name="q" defaultValue={text} maxLength={200} />
}
