import { expect, test } from '@playwright/test'
import { linksOf } from '../content.ts'
import { requestSite } from '../http.ts'

for (const [site, language, home, words] of [
  ['fr', 'fr', '/', 'Ce lien mène à un autre site'],
  ['ch', 'de', '/de', 'Dieser Link führt auf eine andere Website'],
  ['nl', 'nl', '/nl', 'Deze link leidt naar een andere site'],
] as const) {
  test(`${site}: the page for a placeholder address is in the language of the link, leads back and is not indexed`, {
    tag: site === 'fr' ? '@quick' : '@exhaustive',
  }, async () => {
    const outside = linksOf((await requestSite(site, home)).body).filter((href) =>
      href.startsWith('/outside/'),
    )
    expect(outside.length).toBeGreaterThan(0)
    for (const path of outside) {
      const { status, headers, body } = await requestSite(site, path)
      expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, 'noindex'])
      expect(body).toContain(`<html lang="${language}"`)
      expect(body).toContain(words)
      expect(body).toContain(path.slice(`/outside/${language}/`.length))
      expect(linksOf(body)).toContain(home)
    }
  })
}
