import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { expect, test } from 'vitest'

/**
 * Zones that the files of a zone may import, including types and `import()`. Every zone may import itself.
 */
const zones: Record<string, string> = {
  config: '',
  'content-models': 'config',
  machines: 'content-models page-models',

  'src/page-models': 'config content-models',
  'src/storage': 'config',
  'src/document': 'config content-models i18n storage addresses',
  'src/seo': 'config content-models page-models document',
  'src/api': 'config content-models machines page-models i18n storage document',

  'src/page-kit': 'config content-models page-models design i18n storage addresses document seo api',
  'src/programme': 'config content-models page-models design i18n storage document api page-kit features',
  'src/editorial':
    'config content-models machines page-models design i18n addresses document seo api page-kit programme features',
  'src/actor-kit': 'machines routing',
  'src/features':
    'config content-models machines page-models design i18n storage addresses document api page-kit programme editorial actor-kit service-worker',
  'src/pages':
    'config content-models page-models design i18n addresses document seo api page-kit programme editorial actor-kit features',
  'src/shell':
    'config content-models machines page-models design storage addresses document page-kit programme editorial actor-kit features',
  'src/routing': 'config page-models addresses document seo page-kit features shell',
  'src/routes': 'addresses design document page-kit pages routing shell',

  'src/services': 'config content-models i18n api identity',
  'src/service-worker': '',
  'src/offline-page':
    'config content-models design i18n addresses storage document forms server service-worker',
  'src/telemetry': 'document http',
  'src/server': 'config content-models identity i18n addresses document service-worker flags forms',
  'src/account-area':
    'config content-models design i18n addresses storage document api page-kit forms identity services',
  'src/operations': 'config identity i18n src server services flags',
  demo: 'config content-models i18n services flags',

  'cms/texts': 'config',
  'cms/content': 'config content-models locales cms/media cms/preview cms/texts cms/users',
  'cms/users': 'config locales cms cms/texts',
  'cms/media': 'config content-models locales cms cms/content cms/texts',
  'cms/outbox': 'config content-models locales cms cms/content cms/texts cms/users',
  'cms/scheduling': 'config content-models locales cms cms/content cms/outbox cms/texts cms/users',
  'cms/releases':
    'config cms cms/content cms/dashboard cms/outbox cms/preview cms/scheduling cms/texts cms/users',
  'cms/comments':
    'config locales cms cms/outbox cms/scheduling cms/sign-in cms/texts cms/translating cms/users',
  'cms/translating': 'config content-models locales cms cms/content cms/texts cms/users',
  'cms/reviews':
    'config locales cms cms/comments cms/content cms/dashboard cms/outbox cms/scheduling cms/sign-in cms/texts cms/users cms/versions',
  'cms/publishing':
    'config cms cms/comments cms/content cms/outbox cms/preview cms/releases cms/reviews cms/scheduling cms/sign-in cms/texts',
  'cms/preview': 'config content-models addresses locales cms cms/comments cms/sign-in cms/texts',
  'cms/calendar':
    'config content-models cms/content cms/dashboard cms/outbox cms/reports cms/scheduling cms/texts cms/users cms/versions',
  'cms/imported': 'config content-models locales cms cms/content cms/media cms/outbox cms/texts cms/users',
  'cms/sign-in': 'config content-models identity locales cms cms/brand cms/texts cms/users',
  'cms/reports':
    'config content-models locales cms cms/content cms/search cms/texts cms/translating cms/users',
  'cms/search':
    'config content-models locales cms cms/content cms/dashboard cms/reports cms/texts cms/users cms/versions',
  'cms/dashboard':
    'config content-models locales cms cms/comments cms/content cms/notices cms/outbox cms/publishing cms/reports cms/reviews cms/scheduling cms/search cms/texts cms/users cms/versions',
  'cms/references': 'config content-models cms cms/content cms/texts cms/users',
  'cms/notices':
    'config content-models http locales cms cms/comments cms/dashboard cms/outbox cms/reviews cms/texts cms/users',
  'cms/saving': 'config content-models locales cms cms/content cms/texts cms/users',
  'cms/versions': 'config locales cms cms/content cms/dashboard cms/outbox cms/reports cms/texts cms/users',
  'cms/seed': 'config cms cms/content',
  'cms/start': 'cms cms/seed cms/sign-in',
  'cms/brand': '',
  'cms/app':
    'cms/brand cms/calendar cms/comments cms/content cms/dashboard cms/media cms/preview cms/imported cms/notices cms/publishing cms/releases cms/reports cms/reviews cms/saving cms/scheduling cms/search cms/sign-in cms/translating cms/users cms/versions',
}

/**
 * Files that connect zones, each with the additional zones that it may import. Entries (`src/*.ts`,
 * `cms/src/*.ts`) and `src/wiring` may import all, those of `cms/` all but `src/`.
 */
const connections: Readonly<Record<string, readonly string[]>> = {
  // The script before the first paint restores the state of these features.
  'src/document/before-paint.ts': ['features'],
  'src/document/after-first-view.ts': ['features'],
  'src/document/request-context.server.ts': ['server'],
  // Modals are loaded on the first press that opens one.
  'src/features/modals/modals.ts': ['shell'],
  // A modal may load page data to show it.
  'src/features/experience-details/experience-teaser-modal.tsx': ['pages'],
  'src/features/search/site-hits.server.ts': ['pages'],
  'src/features/show-details/show-query.ts': ['pages'],
  'src/shell/modals/registry.ts': ['pages'],
  // A client comes back to the page that was open.
  'src/features/auth/come-back.ts': ['routing'],
  'src/routes/root.tsx': ['server'],
  // The inspector observes the page's machines.
  'src/actor-kit/inspection.ts': ['document', 'inspector'],
  // The outer server's options name the types of its dependencies.
  'src/server/outer-options.ts': ['services'],
  // The page that plays the app has an example of each message.
  'src/server/app-player/app-player-script.ts': ['features'],
  'src/services/content/content-backend.ts': ['demo'],
  // The area of clients and the offline page have the look of the site.
  'src/account-area/layout.tsx': ['shell'],
  'src/offline-page/offline-page.server.tsx': ['shell'],
  'src/shell/site-look.server.ts': ['forms'],
  // A command opens the store itself.
  'src/services/import/cli.ts': ['src'],
  // The list of pages includes the shell's data.
  'src/pages/pages.server.ts': ['shell'],
}

const root = new URL('../', import.meta.url)
const packages = readdirSync(new URL('packages', root))

/** Workspaces that a package depends on, as its own package.json says. */
function zonesOfPackage(name: string): string {
  const text = readFileSync(new URL(`packages/${name}/package.json`, root), 'utf8')
  const dependencies: readonly string[] = Object.keys(JSON.parse(text).dependencies)
  return dependencies
    .map((each) => each.replace('@marquee/models', 'content-models').replace('@marquee/', ''))
    .join(' ')
}

// Texts are at the top level, and belong to no package.
for (const name of packages) zones[`packages/${name}`] = `locales ${zonesOfPackage(name)}`

const zoneOf = (file: string): string => {
  const [top = '', second = '', third] = file.split('/')
  if (top === 'cms') return third?.includes('.') ? 'cms' : `cms/${third}`
  if (top === 'packages') return `packages/${second}`
  if (top !== 'src') return top
  if (second === 'wiring') return 'src'
  if (`src/${second}/${third}` in zones) return `src/${second}/${third}`
  return third === undefined ? 'src' : `src/${second}`
}

const files = ['src', 'packages', 'demo', 'config', 'content-models', 'machines', 'cms/src'].flatMap(
  (folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
)
const isTest = (file: string) => /\.test\.|\.fixture\.|test-rendering|\.gen\.ts|\/migrations\//.test(file)
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^'?]+|@marquee\/[^'?]+)/g
/** Folders of workspaces by the names that others import them by. */
const named: Readonly<Record<string, string>> = {
  '#config': 'config',
  '#models': 'content-models',
  '#machines': 'machines',
  ...Object.fromEntries(packages.map((name) => [`@marquee/${name}`, `packages/${name}`])),
}

const targetOf = (file: string, path: string) =>
  /^[#@]/.test(path)
    ? path.replace(/^(?:#|@marquee\/)\w+/, (name) => named[name] ?? name)
    : normalize(join(dirname(file), path))

const allImports = files.flatMap((file) =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(specifier)].map(
    ([, path = '']) => [file, targetOf(file, path)] as const,
  ),
)
const imports = allImports.filter(([file]) => !isTest(file))

const short = (zone: string) => zone.replace(/^(?:src|packages)\//, '')

test('files import only from zones that their zone may import', () => {
  const allowed = (file: string) => [
    'kit',
    ...(zones[zoneOf(file)] ?? '').split(' '),
    ...(connections[file] ?? []),
  ]
  const strays = imports.filter(([file, target]) => {
    const [from, to] = [zoneOf(file), zoneOf(target)]
    const mayAll = from === 'src' || (from === 'cms' && !to.startsWith('src'))
    return from !== to && !mayAll && !allowed(file).includes(short(to))
  })
  expect(strays.map(([file, target]) => `${file} → ${target}`)).toEqual([])
})

test('neither the product nor its unit tests import from tests/ or gallery/', () => {
  const strays = allImports.filter(
    ([file, target]) =>
      !/^(?:cms|src\/api)\//.test(file) && /^(?:tests|gallery)\//.test(target) && target !== 'tests/scope.ts',
  )
  expect(strays.map(([file, target]) => `${file} → ${target}`)).toEqual([])
})

test('a page imports no other page', () => {
  const pageOf = (file: string) => /^src\/pages\/([^/]+)\//.exec(file)?.[1]
  const strays = imports.filter(
    ([file, target]) => pageOf(file) && pageOf(target) && pageOf(file) !== pageOf(target),
  )
  expect(strays.map(([file, target]) => `${file} → ${target}`)).toEqual([])
})

test('a service does not use the tables of another', () => {
  const serviceOf = (file: string) => /^src\/services\/([^/]+)\//.exec(file)?.[1]
  const isStore = (file: string) => /\/store\/|-(?:store|tables|migrations)\.ts$/.test(file)
  const strays = imports.filter(([file, target]) => {
    const [from, to] = [serviceOf(file), serviceOf(target)]
    // An import fills the store of the content.
    return from && to && from !== to && isStore(target) && !(from === 'import' && to === 'content')
  })
  expect(strays.map(([file, target]) => `${file} → ${target}`)).toEqual([])
})
