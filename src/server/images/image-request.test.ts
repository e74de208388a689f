import { expect, test } from 'vitest'
import { negotiatedFormat, parseImageRequest } from './image-request.ts'

test.each([
  [
    '/media/posters/dune.jpg?w=320&f=avif',
    { path: 'posters/dune.jpg', width: 320, format: 'avif', negotiated: false, version: undefined },
  ],
  ['/media/posters/dune.jpg?w=320&v=1', { format: 'webp', negotiated: true, version: '1' }],
  ['/media/posters/dune.jpg', { width: undefined, negotiated: false }],
  ['/media/trailers/sub/clip-1.mp4', { path: 'trailers/sub/clip-1.mp4' }],
])('parses %s', (target, expected) =>
  expect(parseImageRequest(target, 'image/webp,*/*')).toMatchObject(expected),
)

test.each([
  ['/media/posters/dune.jpg?w=321', 400],
  ['/media/posters/dune.jpg?w=', 400],
  ['/media/posters/dune.jpg?w=1e3', 400],
  ['/media/posters/dune.jpg?w=320&f=gif', 400],
  ['/media/posters/dune.jpg?w=320&f=__proto__', 400],
  ['/media/', 404],
  ['/media/posters', 404],
  ['/media/secrets/a.jpg', 404],
  ['/media/posters/../../etc/passwd', 404],
  ['/media/posters/..%2f..%2fetc/passwd', 404],
  ['/media/posters/%2e%2e/a.jpg', 404],
  ['/media/posters//a.jpg', 404],
  ['/media/posters/.hidden', 404],
  ['/media/posters/a..jpg', 404],
  ['/media/posters/a.jpg%00.png', 404],
  ['/media/posters\\a.jpg', 404],
])('rejects %s with %i', (target, status) => expect(parseImageRequest(target, undefined)).toBe(status))

test.each([
  ['image/avif,image/webp,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0,image/webp', 'webp'],
  ['*/*', 'jpg'],
  [undefined, 'jpg'],
])('a client that accepts %s gets %s', (accept, format) => expect(negotiatedFormat(accept)).toBe(format))
