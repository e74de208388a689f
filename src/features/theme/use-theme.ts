import { useSyncExternalStore } from 'react'
import type { ThemeChoice } from '../../components/controls/theme-switch.tsx'
import { THEME_STORE } from '../../storage/theme-store.ts'

const CHANGE = 'themechange'

/** The script in the page's head has set the attribute from the same store before the first paint. */
function currentChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function watchChoice(notify: () => void) {
  addEventListener(CHANGE, notify)
  return () => removeEventListener(CHANGE, notify)
}

function keep(theme: ThemeChoice) {
  if (theme === 'system') localStorage.removeItem(THEME_STORE)
  else localStorage.setItem(THEME_STORE, theme)
}

export function chooseTheme(theme: ThemeChoice) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    keep(theme)
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
  dispatchEvent(new Event(CHANGE))
}

/** What the visitor chose. The server does not know it and says `system`, as the first render does. */
export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore<ThemeChoice>(watchChoice, currentChoice, () => 'system')
