/**
 * Fixed palette behind `.tone-<n>`: hue × lightness, then greys. Classes, because the CSP
 * forbids style attributes.
 */
export const hueCount = 24
export const lightnessLevels = [0.24, 0.42, 0.62, 0.84] as const
export const greyCount = 8
const leastChroma = 0.03

interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** https://bottosson.github.io/posts/oklab/ */
function toOklch(hex: string): Oklch {
  const value = Number.parseInt(hex, 16)
  const red = linear((value >> 16) / 255)
  const green = linear(((value >> 8) & 255) / 255)
  const blue = linear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

function nearestLevel(lightness: number): number {
  const distances = lightnessLevels.map((level) => Math.abs(level - lightness))
  return distances.indexOf(Math.min(...distances))
}

/** Placeholder class close to a picture's dominant colour (`#rgb` or `#rrggbb`). */
export function toneClass(hex: string | null): string {
  const digits = hex?.trim().replace(/^#/, '') ?? ''
  const long = /^[0-9a-f]{3}$/i.test(digits) ? digits.replace(/./g, '$&$&') : digits
  if (!/^[0-9a-f]{6}$/i.test(long)) return 'tone-none'
  const { lightness, chroma, hue } = toOklch(long)
  const colours = hueCount * lightnessLevels.length
  if (chroma < leastChroma) return `tone-${colours + Math.round(lightness * (greyCount - 1))}`
  return `tone-${nearestLevel(lightness) * hueCount + (Math.round((hue / 360) * hueCount) % hueCount)}`
}
