import { expect, test } from 'vitest'
import { picturePreload, pictureSources } from './picture-sources.ts'

test('offers our own pictures as AVIF in every width, and as WebP in one', () => {
  const sources = pictureSources('/media/posters/x.avif?w=720', 'poster')
  expect(sources?.src).toBe('/media/posters/x.avif?w=480&f=webp')
  expect(sources?.avif).toBe(
    [160, 240, 320, 480, 720].map((width) => `/media/posters/x.avif?w=${width}&f=avif ${width}w`).join(', '),
  )
})

test('limits the width and retains other parameters', () => {
  expect(pictureSources('/media/cinemas/y.webp?v=3', 'wide', 640)).toEqual({
    src: '/media/cinemas/y.webp?v=3&w=640&f=webp',
    avif: '/media/cinemas/y.webp?v=3&w=320&f=avif 320w, /media/cinemas/y.webp?v=3&w=640&f=avif 640w',
  })
})

test('uses outside pictures unchanged', () => {
  const url = 'https://media.example/a/b.jpg?size=lg'
  expect(pictureSources(url, 'poster')).toEqual({ src: url, avif: null })
  expect(picturePreload(url, 'wide', '100vw')).toEqual({
    rel: 'preload',
    as: 'image',
    href: url,
    fetchPriority: 'high',
  })
})

test('returns null for an invalid picture address', () => {
  for (const url of ['', 'javascript:alert(1)', '//media.example/a.jpg', 'posters/x.avif'])
    expect(pictureSources(url, 'poster')).toBeNull()
  expect(picturePreload('', 'wide', '100vw')).toBeNull()
})

test('a preload has the same candidates as the picture', () => {
  expect(picturePreload('/media/b.avif', 'wide', '100vw')).toMatchObject({
    imageSrcSet: pictureSources('/media/b.avif', 'wide')?.avif,
    imageSizes: '100vw',
    type: 'image/avif',
  })
})
