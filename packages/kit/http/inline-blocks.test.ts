import { describe, expect, test } from 'vitest'
import { inlineBlocks, mayHaveOtherScripts } from './inline-blocks.ts'

describe('scripts', () => {
  test.each([
    ['plain', '<script>a()</script>', ['a()']],
    [
      'module and import map',
      '<script type="module">b</script><script type=importmap>{}</script>',
      ['b', '{}'],
    ],
    [
      'old type names',
      '<script type="text/javascript">c</script><SCRIPT TYPE=\'application/javascript\'>d</SCRIPT >',
      ['c', 'd'],
    ],
    [
      'data blocks are left out',
      '<script type="application/json">{}</script><script type="application/ld+json">{"a":1}</script>',
      [],
    ],
    [
      'outside scripts are left out',
      '<script src="/a.js"></script><script async src=/b.js>ignored</script>',
      [],
    ],
    ['text is kept byte for byte', '<script>\n a < b && "</div>" \n</script>', ['\n a < b && "</div>" \n']],
    ['attributes with angle brackets', '<script data-x="a>b" data-y=\'</script>\'>e</script>', ['e']],
    [
      'a tag inside an attribute is text',
      '<p title="<script>no</script>">x</p><script>yes</script>',
      ['yes'],
    ],
    [
      'a tag inside a comment is text',
      '<!-- <script>no</script> --><script>yes</script><!---><script>too</script>',
      ['yes', 'too'],
    ],
    [
      'a tag inside text elements is text',
      '<title><script>no</script></title><textarea><script>no</script></textarea><script>yes</script>',
      ['yes'],
    ],
    [
      'a tag inside a data block is text',
      '<script type="application/json">"<script>no<\\/script>"</script><script>yes</script>',
      ['yes'],
    ],
    ['a name that only begins alike', '<scripty>no</scripty><script>yes</script>', ['yes']],
    ['a script that never ends', '<script>open', ['open']],
    ['lone angle brackets', 'a < b <3 <script>f</script> < ', ['f']],
    ['a tag that never ends', '<script>g</script><p title="', ['g']],
    ['an empty script', '<script></script>', []],
  ])('%s', (_, html, scripts) => expect(inlineBlocks(html).scripts).toEqual(scripts))
})

describe('styles', () => {
  test.each([
    ['plain', '<style>a{}</style>', ['a{}']],
    ['with attributes', '<style data-x media="print">b{}</style>', ['b{}']],
    ['for readers without scripts', '<noscript><style>c{}</style></noscript>', ['c{}']],
    ['inside svg', '<svg><style>d{}</style></svg>', ['d{}']],
    [
      'a script inside a style is text',
      '<style>/* <script>no</script> */</style>',
      ['/* <script>no</script> */'],
    ],
  ])('%s', (_, html, styles) => expect(inlineBlocks(html)).toEqual({ scripts: [], styles }))
})

test('parses a long page', () => {
  const html = `<main>${'<article class="a b"><a href="/films/x?y=1" title=\'z\'>text</a></article>'.repeat(5_000)}</main><script>last</script>`
  expect(inlineBlocks(html).scripts).toEqual(['last'])
})

describe('scripts besides our own', () => {
  const own = ['a()', 'b("<script>", "<\\/script>")']
  const ours = `<p>x</p>${own.map((script) => `<script>${script}</script>`).join('')}`

  test.each([
    ['none', `${ours}<script src="/a.js"></script><script type="application/json">{}</script>`, false],
    ['one before', `<script>c()</script>${ours}`, true],
    ['one after, in capitals and with attributes', `${ours}<SCRIPT data-x=">" >c()</SCRIPT>`, true],
    ['one that never ends', `${ours}<script>c()`, true],
    ['text that only looks like one', `${ours}<!-- <script>c()</script> -->`, true],
  ])('%s', (_, html, expected) => expect(mayHaveOtherScripts(html, own)).toBe(expected))
})
