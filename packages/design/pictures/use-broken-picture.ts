import { type RefCallback, useCallback, useState } from 'react'

/** A picture that failed before hydration counts as broken. */
export function useBrokenPicture(): {
  broken: boolean
  ref: RefCallback<HTMLImageElement>
  onError: () => void
} {
  const [broken, setBroken] = useState(false)
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.loading !== 'lazy') setBroken(true)
  }, [])
  return { broken, ref, onError: () => setBroken(true) }
}
