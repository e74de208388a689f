/** Targets in display order; the share button covers everything else. `{url}` and `{title}` are replaced, encoded. */
export const sharing = {
  facebook: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  whatsapp: 'https://wa.me/?text={title}%20{url}',
  twitter: 'https://x.com/intent/post?text={title}&url={url}',
} as const

export type SharingNetwork = keyof typeof sharing
