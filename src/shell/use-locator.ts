import { useMemo } from 'react'
import { usePlace } from '../features/locator/place.ts'
import { openModal } from '../features/modals/modals.ts'
import type { LocatorFacts } from '../page-kit/site-context.ts'
import type { ShellPage } from '../page-models/shell.ts'

/** An opener in the phone menu, a popover that closes: the focus returns to the menu's button. */
const lasting = (trigger: HTMLElement) =>
  trigger.closest('.menu') ? document.querySelector('.header__menu') : trigger

/** The visitor's place and the function that opens the locator; null on a site without one. */
export function useLocator(locator: ShellPage['locator']): LocatorFacts | null {
  const place = usePlace(locator?.cookie)
  // A new object would re-render every consumer of the context.
  return useMemo(
    () =>
      locator && {
        ...locator,
        place,
        target: { opens: 'locator', onPress: (trigger) => openModal('locator', locator, lasting(trigger)) },
      },
    [locator, place],
  )
}
