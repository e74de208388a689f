import { useMemo } from 'react'
import { usePlace } from '../features/locator/place.ts'
import { openModal } from '../features/modals/modals.ts'
import type { LocatorFacts } from '../page-kit/site-context.ts'
import type { ShellPage } from '../page-models/shell.ts'

/** In the menu of phones the window is opened from a popover that closes: the focus goes back to what had opened that. */
const lasting = (trigger: HTMLElement) =>
  trigger.closest('.menu') ? document.querySelector('.header__menu') : trigger

/** The place that the visitor chose, and what opens the choice; null where there is none to choose. */
export function useLocator(locator: ShellPage['locator']): LocatorFacts | null {
  const place = usePlace(locator?.cookie)
  // Another object would have the whole page searched for what reads it.
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
