import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { siteIds } from '../../../config/sites.ts'
import { askSite } from '../http.ts'
import { faultsOfStructuredData } from '../json-ld.ts'
import { samplePages } from '../sample.ts'

/** The standard's rules; those of taste, and of browsers long gone, are left to the formatter and to axe. */
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

for (const site of siteIds) {
  test(`${site}: a page of each kind is valid HTML with structured data that can be read`, async () => {
    const faults: string[] = []
    for (const { kind, path } of await samplePages(site)) {
      const { body } = await askSite(site, path)
      const report = await validator.validateString(body)
      const messages = report.results.flatMap((result) => result.messages)
      faults.push(...messages.map(({ ruleId, message, selector }) => `${kind} ${path}: ${ruleId}: ${message} (${selector ?? ''})`))
      faults.push(...faultsOfStructuredData(body).map((fault) => `${kind} ${path}: ${fault}`))
    }
    expect([...new Set(faults)].slice(0, 30)).toEqual([])
  })
}
