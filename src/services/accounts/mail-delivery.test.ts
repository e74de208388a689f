import { expect, test } from 'vitest'
import { requiresTls } from './mail-delivery.ts'

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:pass%40word@mail.example:587', true],
  ['smtps://mail.example', true],
  ['smtp://127.0.0.1.example:25', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost:1025', false],
  ['smtp://[::1]:1025', false],
  ['smtp://mail.example:25?requireTLS=false', false],
])('%s requires TLS: %s', (url, required) => expect(requiresTls(url)).toBe(required))
