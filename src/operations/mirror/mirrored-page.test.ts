import { expect, test } from 'vitest'
import { filesOf, filesOfStyles, mirroredPage } from './mirrored-page.ts'

const page = `<!DOCTYPE html><html lang="fr"><head><link rel="stylesheet" href="/assets/site.css"/><link rel="modulepreload" href="/assets/page.js"/><script type="application/ld+json">{"@type":"Movie"}</script><script>start()</script></head><body class="dark"><picture><source srcSet="/media/a.avif?w=320 320w"/><img src="/media/a.avif?w=960&amp;f=webp" srcSet="/media/a.avif?w=320 320w" alt="Tom &amp; &quot;Léa&quot;"/></picture><img src="https://pictures.example/b.png" alt=""/><svg viewBox="0 0 24 24"><use href="/assets/signs.svg#heart"></use></svg><a href="/films">1 < 2</a><script type="module" src="/assets/page.js"></script></body></html>`

test('a copied page has its text, its own files and its age, and no script', () => {
  expect([...filesOf(page)]).toEqual(['/assets/site.css', '/media/a.avif?w=960&f=webp', '/assets/signs.svg'])
  const copy = mirroredPage(page, {
    notice: 'Copie d’il y a <1 h',
    nameOf: (file) => (file.includes('?') ? '/media/a-1.webp' : file),
  })
  expect(copy.replace(/ style="[^"]*"/, '')).toBe(
    '<!DOCTYPE html><html lang="fr"><head><link rel="stylesheet" href="/assets/site.css"/><script type="application/ld+json">{"@type":"Movie"}</script></head><body class="dark"><p role="status" data-nosnippet="">Copie d’il y a &lt;1 h</p><picture><img src="/media/a-1.webp" alt="Tom &amp; &quot;Léa&quot;"/></picture><img src="https://pictures.example/b.png" alt=""/><svg viewBox="0 0 24 24"><use href="/assets/signs.svg#heart"></use></svg><a href="/films">1 < 2</a></body></html>',
  )
})

test('files of a style sheet are found by their address beside it, and those of others are not', () => {
  const css =
    '@font-face{src:url(./figtree.woff2)}a{background:url("/icons/a.svg?v=1")}b{mask:url(data:image/svg+xml,x)}c{src:url(https://fonts.example/c.woff2)}'
  expect(filesOfStyles(css, '/assets/site.css')).toEqual(['/assets/figtree.woff2', '/icons/a.svg?v=1'])
})
