export interface PlantedFault {
  readonly name: string
  readonly file: string
  /** Occurs once in `file`. */
  readonly find: string
  readonly replace: string
  /** A failure, written `part: title (file)`, that detects the fault. */
  readonly finds: RegExp
}

/** One fault of each kind that a change can introduce. None hides another. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a key that one language lacks',
    file: 'locales/de/errors.json',
    find: '"fault": {',
    replace: '"faults": {',
    finds: /unit: .*same keys in every language/,
  },
  {
    name: 'a transition without its guard',
    file: 'machines/feelings-machine.ts',
    find: "'rating.set': [{ guard: 'isSo' }, { actions: 'rate' }]",
    replace: "'rating.set': [{ actions: 'rate' }]",
    finds: /machines: .*feelings/,
  },
  {
    name: 'a path that keeps its path parameters instead of a redirect',
    file: 'src/server/page-address.ts',
    find: String.raw`    .replace(/;[^/]*\/?$/, '')` + '\n',
    replace: '',
    finds: /unit: .*old-addresses/,
  },
  {
    name: 'a line above the header that unfolds: the page shifts',
    file: 'src/shell/shell.css',
    find: '  .hpush {\n    background: var(--room-3);\n',
    replace:
      '  @keyframes unfold {\n    from {\n      block-size: 0;\n    }\n  }\n  .hpush {\n    overflow: clip;\n    animation: unfold 0.6s;\n    background: var(--room-3);\n',
    finds: /browser: .*nothing moves/,
  },
  {
    name: 'an inline style that the content security policy refuses',
    file: 'src/components/shell/footer.tsx',
    find: "<footer className={classNames('footer dark', flush && 'footer--flush')}>",
    replace:
      "<footer style={{ minHeight: 1 }} className={classNames('footer dark', flush && 'footer--flush')}>",
    finds: /http: .*sitemap.*sound/,
  },
  {
    name: 'a feature that is lost in a country',
    file: 'config/flags.ts',
    find: "effect: 'The voucher checker page exists.',\n    default: false,\n    exceptions: { fr: true }",
    replace: "effect: 'The voucher checker page exists.',\n    default: false,\n    exceptions: {}",
    finds: /unit: .*config\/schema\.test/,
  },
  {
    name: 'a day and a month that change places',
    file: 'src/i18n/format.ts',
    find: '`${shortWeekday(date)}${comma} ${day(date)} ${shortMonth(date)}`',
    replace: '`${shortWeekday(date)}${comma} ${shortMonth(date)} ${day(date)}`',
    finds: /unit: days in other formats/,
  },
  {
    name: 'a title that ends the script of the structured data',
    file: 'src/document/boot.ts',
    find: String.raw`json.replaceAll('<', '\\u003c')`,
    replace: 'json',
    finds: /unit: .*document\/boot\.test/,
  },
  {
    name: 'a session that scripts can read',
    file: 'src/services/accounts/session-cookies.ts',
    find: 'values.session, { ...all, httpOnly: true })',
    replace: 'values.session, all)',
    finds: /unit: .*session-cookies\.test/,
  },
  {
    name: 'a return address on another host',
    file: 'src/addresses/safe-path.ts',
    find: "  if (!candidate || candidate.length > 2_000 || !candidate.startsWith('/')) return null",
    replace:
      "  if (!candidate || candidate.length > 2_000) return null\n  if (!candidate.startsWith('/')) return candidate",
    finds: /unit: .*safe-path\.test/,
  },
  {
    name: 'a form of another host that is taken',
    file: 'src/form-pages/csrf.ts',
    find: '  return guard.cookie === undefined && sameText(value, guard.value)',
    replace: "  return guard.cookie === undefined && value !== ''",
    finds: /contracts: .*(?:takes no form but its own|forged forms)/,
  },
  {
    name: 'prices without cents',
    file: 'src/i18n/prices.ts',
    find: 'resolvedOptions().maximumFractionDigits ?? 2',
    replace: 'resolvedOptions().minimumFractionDigits === undefined ? 2 : 0',
    finds: /unit: .*prices in the site/,
  },
  {
    name: 'a page of one visitor in a shared cache',
    file: 'src/server/rendered-page.ts',
    find: "[...page.headers, ['Cache-Control', 'no-store'], ...retry, ...how]",
    replace: "[...page.headers, ['Cache-Control', 'public, max-age=60'], ...retry, ...how]",
    finds: /unit: .*server\/pages\.test/,
  },
  {
    name: 'a second heading of the first level',
    file: 'src/pages/sitemap/sitemap-view.tsx',
    find: '<h1 className="display">{t(\'sitemap.title\')}</h1>',
    replace: "<><h1 className=\"display\">{t('sitemap.title')}</h1><h1>{t('sitemap.title')}</h1></>",
    finds: /http: .*(?:sitemap.*sound|valid HTML)/,
  },
  {
    name: 'Escape that no longer closes the search',
    file: 'src/features/search/use-result-keys.ts',
    find: "event.key === 'Escape'",
    replace: "event.key === 'Esc'",
    finds: /browser: .*search\.spec/,
  },
  {
    name: 'Back that leaves the page instead of closing its modal',
    file: 'src/features/modals/modal-history.ts',
    find: '  if (place.depth >= from.depth) return\n',
    replace: '  if (place.depth <= from.depth) return\n',
    finds: /unit: .*modal-history/,
  },
  {
    name: 'a library in the first load',
    file: 'src/client.tsx',
    find: 'followWhenCalm(opened)',
    replace: "followWhenCalm(opened)\nvoid import('zod').then(({ z }) => z.string().safeParse(''))",
    finds: /browser: first visit/,
  },
  {
    name: 'a time with the offset of the other direction',
    file: 'content-models/site-clock.ts',
    find: "minutes < 0 ? '-' : '+'",
    replace: "minutes < 0 ? '+' : '-'",
    finds: /unit: .*site-clock\.test/,
  },
  {
    name: 'a translation that search engines are not told of',
    file: 'src/server/sitemap.ts',
    find: '<xhtml:link rel="alternate" hreflang="${name}"',
    replace: '<xhtml:link rel="alternate" hreflang="x-${name}"',
    finds: /unit: .*sitemap\.test/,
  },
  {
    name: 'passwords that can be tried without end',
    file: 'src/services/rate-limits/rate-limiter.ts',
    find: 'rate_limits.count < ${most}',
    replace: 'rate_limits.count <= ${most}',
    finds: /contracts: signing in on sqlite/,
  },
]
