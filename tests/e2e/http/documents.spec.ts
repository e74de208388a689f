import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { type SiteId, siteIds } from '../../../config/sites.ts'
import { requestSite } from '../http.ts'
import { faultsOfStructuredData } from '../json-ld.ts'
import { type SamplePage, samplePages } from '../sample.ts'

/** The HTML standard's rules; style rules are left to the formatter, and accessibility to axe. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'tel-non-breaking': 'off',
    'prefer-native-element': 'off',
    'no-raw-characters': 'off',
    'script-type': 'off',
  },
})

interface Page extends SamplePage {
  readonly site: SiteId
}

const pagesOf = async (site: SiteId): Promise<Page[]> =>
  (await samplePages(site)).map((page) => ({ ...page, site }))

async function onePerKind(): Promise<Page[]> {
  const byKind = Map.groupBy((await Promise.all(siteIds.map(pagesOf))).flat(), ({ kind }) => kind)
  return [...byKind.values()].flatMap((pages, index) => pages[index % pages.length] ?? [])
}

async function faultsOf({ site, kind, path }: Page): Promise<string[]> {
  const { body } = await requestSite(site, path)
  const report = await validator.validateString(body)
  const messages = report.results.flatMap((result) => result.messages)
  const faults = [
    ...messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    ...faultsOfStructuredData(body),
  ]
  return faults.map((fault) => `${site} ${kind} ${path}: ${fault}`)
}

async function expectSound(pages: readonly Page[]): Promise<void> {
  const faults: string[] = []
  for (const page of pages) faults.push(...(await faultsOf(page)))
  expect([...new Set(faults)].slice(0, 30)).toEqual([])
}

test('a page of each kind is valid HTML with valid structured data', async () => {
  const pages = await onePerKind()
  expect(pages.length).toBeGreaterThan(40)
  await expectSound(pages)
})

for (const site of siteIds) {
  test(`${site}: the other pages, one of each kind, are valid HTML with valid structured data`, {
    tag: '@full',
  }, async () => {
    const done = new Set((await onePerKind()).map((page) => `${page.site} ${page.path}`))
    await expectSound((await pagesOf(site)).filter(({ path }) => !done.has(`${site} ${path}`)))
  })
}
