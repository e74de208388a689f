import { replaceEqualDeep } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** What a navigation within a page brings unchanged stays the same object: what shows it is not rendered again. */
export function useSame<Value>(fresh: Value): Value {
  const last = useRef(fresh)
  const same = replaceEqualDeep(last.current, fresh)
  useEffect(() => {
    last.current = same
  }, [same])
  return same
}
