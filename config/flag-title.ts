const marks: Readonly<Record<string, string>> = {
  vod: 'VOD',
  vip: 'VIP',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  cinepass: 'CinéPass',
}
const isShort = (word: string) => /^\d\w{1,2}$/.test(word)

/** `voucherChecker` → `Voucher checker`, in every language. */
export function flagTitle(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
    .toLowerCase()
    .split(' ')
  const text = words.map((word) => marks[word] ?? (isShort(word) ? word.toUpperCase() : word)).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
