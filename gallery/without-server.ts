/** Replacements of modules that load data from the server: no modal opens in the gallery, and no place is followed. */
const empty = new Map([
  [
    '/src/shell/modals/modal-actions.ts',
    'const nothing = async () => {}\nexport const modalActions = { open: nothing, warm: nothing, promptSignIn: nothing }',
  ],
  ['/src/features/tonight/follow-place.ts', 'export const FollowPlace = () => null'],
])

export const withoutServer = {
  name: 'marquee-gallery-without-server',
  enforce: 'pre',
  load: (id: string) => [...empty].find(([path]) => id.endsWith(path))?.[1],
} as const
