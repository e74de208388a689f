import { expect, it } from 'vitest'
import { preloadLinks } from './preload-links.ts'

it('names sheets, fonts and the main picture, and nothing that can wait', () => {
  const html = `<html><head><link rel="icon" href="/favicon.ico"/><link rel="stylesheet" href="/a.css" data-precedence="default"/><link rel="stylesheet" href="/print.css" media="print"/><link rel="deferred-module" href="/a.js"/><link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/a.woff2"/><link rel="preload" as="image" href="/m.avif?w=960&amp;f=webp" fetchPriority="high" type="image/avif" imageSrcSet="/m.avif?w=480&amp;f=avif 480w, /m.avif?w=960&amp;f=avif 960w" imageSizes="100vw"/></head><body><link rel="stylesheet" href="/late.css"/></body></html>`
  expect(preloadLinks(html)).toBe(
    '</a.css>; rel=preload; as=style, </a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin="anonymous", </m.avif?w=960&f=webp>; rel=preload; as=image; type="image/avif"; imagesrcset="/m.avif?w=480&f=avif 480w, /m.avif?w=960&f=avif 960w"; imagesizes="100vw"; fetchpriority="high"',
  )
})

it('leaves out what a header cannot carry', () => {
  expect(preloadLinks('<head><link rel="stylesheet" href="/é.css"/></head>')).toBeUndefined()
})
