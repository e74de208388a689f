// `npm run fonts`: cuts the faces of the first view from the packages. A test fails if they are out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './install.mjs'

const require = createRequire(import.meta.url)
export const folder = join(root, 'packages', 'design', 'styles', 'fonts')

/** @param {number} from @param {number} to */
const charactersOf = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('')

/**
 * The letters, signs and spaces of French, English, German, Dutch and their neighbours, from which names
 * come. All others come from the packages' own files.
 */
export const letters =
  charactersOf(0x20, 0x7e) +
  charactersOf(0xc0, 0xff).replace(/[ÐðÞþÝý]/g, '') +
  'Œœ\u00a0\u202f«»‹›‘’“”„–—…·•°©®²³½€£'

/** Subsets of the packages. */
const others = /** @type {const} */ (['latin-ext', 'latin'])

/**
 * @typedef {object} Face
 * @property {string} family
 * @property {string} license
 * @property {string} axis of variation that the files are named by
 * @property {Record<string, number | { min: number, max: number, default: number }>} axes
 * @property {readonly string[]} descriptors as those of the package's other files, so that all are one family
 */
/** @type {readonly Face[]} */
const faces = [
  {
    family: 'Archivo',
    license: require.resolve('@fontsource-variable/archivo/LICENSE'),
    axis: 'wdth',
    // One weight: titles differ in width and size. Each further master would add 14 KB.
    axes: { wght: 740, wdth: { min: 100, max: 125, default: 100 } },
    descriptors: ['font-weight: 100 900', 'font-stretch: 62% 125%'],
  },
  {
    family: 'Figtree',
    license: require.resolve('@fontsource-variable/figtree/LICENSE'),
    axis: 'wght',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    descriptors: ['font-weight: 300 900'],
  },
]

/** @param {readonly number[]} codes @returns {string} as ranges of CSS: `U+20-7E, U+A0` */
function unicodeRange(codes) {
  /** @type {[number, number][]} */
  const ranges = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

/** @param {string} range `U+0000-00FF,U+0131` @returns {number[]} */
const codesOf = (range) =>
  range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })

/** @param {number} code */
const isVisible = (code) => !/[\p{Cc}\p{Cf}\p{Z}]/u.test(String.fromCharCode(code))

/** @param {Face} face @param {string} source @param {readonly number[]} codes */
const faceRule = ({ family, descriptors }, source, codes) => {
  const lines = [
    `font-family: "${family}"`,
    `src: url("${source}") format("woff2")`,
    ...descriptors,
    'font-display: swap',
    `unicode-range:\n    ${unicodeRange(codes)}`,
  ]
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
}

/** @returns {Promise<ReadonlyMap<string, Buffer>>} content by file name */
export async function makeFonts() {
  const files = new Map()
  const rules = []
  const subset = [...letters].map((letter) => letter.charCodeAt(0))
  for (const face of faces) {
    const name = face.family.toLowerCase()
    const fontPackage = `@fontsource-variable/${name}`
    const fileOf = (/** @type {string} */ part) =>
      `${fontPackage}/files/${name}-${part}-${face.axis}-normal.woff2`
    const options = { targetFormat: /** @type {const} */ ('woff2'), variationAxes: face.axes }
    files.set(
      `${name}.woff2`,
      await subsetFont(readFileSync(require.resolve(fileOf('latin'))), letters, options),
    )
    files.set(`${name}.LICENSE`, readFileSync(face.license))
    rules.push(faceRule(face, `./${name}.woff2`, subset))
    /** @type {Record<string, string>} */
    const ranges = require(`${fontPackage}/unicode.json`)
    // These faces leave out the letters above: a browser that gives up a late face would load the package's in its place.
    for (const part of others)
      rules.push(
        faceRule(
          face,
          fileOf(part),
          codesOf(ranges[part] ?? '').filter((code) => !subset.includes(code) && isVisible(code)),
        ),
      )
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
