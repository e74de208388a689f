import { replaceEqualDeep } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Returns the previous object while a navigation leaves the value equal, which avoids re-renders. */
export function useSame<Value>(fresh: Value): Value {
  const last = useRef(fresh)
  const same = replaceEqualDeep(last.current, fresh)
  useEffect(() => {
    last.current = same
  }, [same])
  return same
}
