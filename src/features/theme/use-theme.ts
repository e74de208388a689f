import type { ThemeChoice } from '@marquee/design/controls/theme-switch.tsx'
import { writeCookie } from '@marquee/kit/http/document-cookie.ts'
import { useSyncExternalStore } from 'react'
import { THEME_STORE } from '../../storage/theme-store.ts'

/** Seconds. */
const YEAR = 31_536_000

const CHANGE = 'themechange'

/** The early script has set the attribute from the same store. */
function currentChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function watchChoice(notify: () => void) {
  addEventListener(CHANGE, notify)
  return () => removeEventListener(CHANGE, notify)
}

/** Pages of the client host have no script, so they read a cookie of the domain. */
function save(theme: ThemeChoice) {
  writeCookie(THEME_STORE, theme, theme === 'system' ? 0 : YEAR, location.hostname)
  if (theme === 'system') localStorage.removeItem(THEME_STORE)
  else localStorage.setItem(THEME_STORE, theme)
}

export function chooseTheme(theme: ThemeChoice) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    save(theme)
  } catch {
    // The choice applies to this page only if there is no storage.
  }
  dispatchEvent(new Event(CHANGE))
}

/** The chosen theme; `system` on the server and in the first render. */
export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore<ThemeChoice>(watchChoice, currentChoice, () => 'system')
