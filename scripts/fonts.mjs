// `npm run fonts`: cuts the faces of the first view from the packages. A test fails if they are out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './install.mjs'

const require = createRequire(import.meta.url)
export const folder = join(root, 'src', 'components', 'styles', 'fonts')

/** The letters and signs of French, English, German and Dutch; all others come from the packages' own files. */
export const letters =
  [...Array(0x7f - 0x20).keys()].map((index) => String.fromCharCode(0x20 + index)).join('') +
  'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒÆàâäçèéêëîïôöùûüœæßÿñíáóú' +
  '\u00a0«»‹›‘’“”„–—…·•°©®²³½×€£'

/**
 * @typedef {object} Face
 * @property {string} family
 * @property {string} file
 * @property {Record<string, number | { min: number, max: number, default: number }>} axes
 * @property {readonly string[]} descriptors as those of the package's other files, so that all are one family
 */
/** @type {readonly Face[]} */
const faces = [
  {
    family: 'Archivo',
    file: require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
    // One weight: titles differ in width and size. Each further master would add 14 KB.
    axes: { wght: 740, wdth: { min: 100, max: 125, default: 100 } },
    descriptors: ['font-weight: 100 900', 'font-stretch: 62% 125%'],
  },
  {
    family: 'Figtree',
    file: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 700, default: 400 } },
    descriptors: ['font-weight: 300 900'],
  },
]

/** @param {string} text @returns {string} as ranges of CSS: `U+20-7E, U+A0` */
function unicodeRange(text) {
  /** @type {[number, number][]} */
  const ranges = []
  for (const code of [...text].map((letter) => letter.charCodeAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

/** @returns {Promise<ReadonlyMap<string, Buffer>>} content by file name */
export async function makeFonts() {
  const files = new Map()
  const rules = []
  for (const { family, file, axes, descriptors } of faces) {
    const name = family.toLowerCase()
    const options = { targetFormat: /** @type {const} */ ('woff2'), variationAxes: axes }
    files.set(`${name}.woff2`, await subsetFont(readFileSync(file), letters, options))
    files.set(`${name}.LICENSE`, readFileSync(join(dirname(file), '..', 'LICENSE')))
    const lines = [
      `font-family: "${family}"`,
      `src: url("./${name}.woff2") format("woff2")`,
      ...descriptors,
      'font-display: optional',
      `unicode-range:\n    ${unicodeRange(letters)}`,
    ]
    rules.push(`@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`)
  }
  files.set('faces.css', Buffer.from(`/* Made by \`npm run fonts\`. */\n${rules.join('')}`))
  return files
}

if (import.meta.main) {
  for (const [name, content] of await makeFonts()) {
    writeFileSync(join(folder, name), content)
    console.log(`${name} ${content.length} bytes`)
  }
}
