import { doors } from './doors/doors.ts'
import type { ConsolePage } from './page.ts'

/**
 * Every page of the console by its path. A new page is a record (`page.ts`) in a file of its own: `needs` says for whom, `get` shows,
 * `post` answers its form (`Form` of `forms/form.tsx`). It goes in here, or into the list of its folder; `navigation` lists what the header names.
 */
export const pages: Readonly<Record<string, ConsolePage>> = { ...doors }

export interface NavigationEntry {
  readonly path: string
  readonly label: string
  readonly needs: 'viewer' | 'editor' | 'admin'
}

export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Flags', needs: 'viewer' },
  { path: '/history', label: 'History', needs: 'viewer' },
  { path: '/stale', label: 'Stale', needs: 'viewer' },
  { path: '/usage', label: 'Usage', needs: 'viewer' },
  { path: '/transfer', label: 'Import & export', needs: 'viewer' },
  { path: '/owners', label: 'Owners', needs: 'admin' },
  { path: '/tokens', label: 'Tokens', needs: 'admin' },
]

/** Where doors are that the frame itself leads to. */
export const places = { signIn: '/sign-in', signOut: '/sign-out', account: '/account' } as const
