import { OWNER_CALLBACK } from '../service/owner-provider.ts'
import { breakGlass } from './access/break-glass.tsx'
import { resend } from './access/resend-page.tsx'
import { providerReturn, signIn, signOut } from './access/sign-in.tsx'
import { revokeToken, tokenList } from './access/tokens.tsx'
import { auditExport, auditPage } from './audit/audit-page.tsx'
import { cell } from './cell/cell-page.tsx'
import { history } from './history/history-page.tsx'
import { undo } from './history/undo-page.tsx'
import { flagsExport, matrix } from './matrix/matrix-page.tsx'
import { revision } from './matrix/revision.ts'
import type { ConsolePage } from './page.ts'
import { preview } from './preview/preview-page.tsx'
import { requests } from './requests/requests-page.tsx'
import { resultsExport, resultsPage } from './results/results-page.tsx'
import { callOffPage, scheduledPage } from './scheduled/scheduled-page.tsx'
import { asItWas } from './several/restore-page.tsx'
import { several } from './several/several-page.tsx'

const accessPages: Readonly<Record<string, ConsolePage>> = {
  '/sign-in': signIn,
  [OWNER_CALLBACK]: providerReturn,
  '/sign-out': signOut,
  '/resend': resend,
  '/break-glass': breakGlass,
  '/tokens': tokenList,
  '/tokens/revoke': revokeToken,
}

/** Every page of the console by its path; `navigation` lists those in the header. */
export const pages: Readonly<Record<string, ConsolePage>> = {
  ...accessPages,
  '/': matrix,
  '/cell': cell,
  '/export': flagsExport,
  '/history': history,
  '/undo': undo,
  '/requests': requests,
  '/several': several,
  '/restore': asItWas,
  '/scheduled': scheduledPage,
  '/scheduled/off': callOffPage,
  '/preview': preview,
  '/results': resultsPage,
  '/results/export': resultsExport,
  '/audit': auditPage,
  '/audit/export': auditExport,
  '/revision': revision,
}

export interface NavigationEntry {
  readonly path: string
  readonly name: 'flags' | 'preview' | 'scheduled' | 'history' | 'requests' | 'people' | 'tokens' | 'audit'
  readonly needs: 'viewer' | 'editor' | 'admin'
  readonly group: 'daily' | 'administration'
}

const daily = { needs: 'viewer', group: 'daily' } as const
export const administration = { needs: 'admin', group: 'administration' } as const

/** Pages for every day come first; a phone shows three. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', name: 'flags', ...daily },
  { path: '/requests', name: 'requests', ...daily },
  { path: '/history', name: 'history', ...daily },
  { path: '/scheduled', name: 'scheduled', ...daily },
  { path: '/preview', name: 'preview', ...daily },
  { path: '/tokens', name: 'tokens', ...administration },
  { path: '/audit', name: 'audit', ...administration },
]

/** Pages that are empty while the sites follow an outside service. */
export const embeddedOnly: ReadonlySet<string> = new Set([
  '/requests',
  '/history',
  '/undo',
  '/several',
  '/restore',
  '/scheduled',
  '/scheduled/off',
  '/export',
])

/** Linked from the frame. */
export const places = {
  signIn: '/sign-in',
  signOut: '/sign-out',
} as const
