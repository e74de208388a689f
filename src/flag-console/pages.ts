import { accessPages } from './access/access-pages.ts'
import { cell } from './cell/cell-page.tsx'
import { history } from './history/history-page.tsx'
import { undo } from './history/undo-page.tsx'
import { matrix } from './matrix/matrix-page.tsx'
import type { ConsolePage } from './page.ts'
import { preview } from './preview/preview-page.tsx'
import { revision } from './watch/revision.ts'
import { stale } from './watch/stale-page.tsx'
import { usage } from './watch/usage-page.tsx'

/** Every page of the console by its path; `navigation` lists those in the header. */
export const pages: Readonly<Record<string, ConsolePage>> = {
  ...accessPages,
  '/': matrix,
  '/cell': cell,
  '/history': history,
  '/undo': undo,
  '/preview': preview,
  '/stale': stale,
  '/usage': usage,
  '/revision': revision,
}

export interface NavigationEntry {
  readonly path: string
  readonly label: string
  readonly needs: 'viewer' | 'editor' | 'admin'
}

export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Flags', needs: 'viewer' },
  { path: '/preview', label: 'Preview', needs: 'viewer' },
  { path: '/history', label: 'History', needs: 'viewer' },
  { path: '/stale', label: 'Stale', needs: 'viewer' },
  { path: '/usage', label: 'Usage', needs: 'viewer' },
  { path: '/import', label: 'Import & export', needs: 'viewer' },
  { path: '/owners', label: 'Owners', needs: 'admin' },
  { path: '/tokens', label: 'Tokens', needs: 'admin' },
]

/** Pages that are empty while the sites follow an outside service. */
export const embeddedOnly: ReadonlySet<string> = new Set([
  '/history',
  '/undo',
  '/stale',
  '/usage',
  '/import',
  '/export',
])

/** Linked from the frame. */
export const places = { signIn: '/sign-in', signOut: '/sign-out', account: '/password' } as const
