import { limits } from '#config/limits.ts'

export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

const { tablet, desktop } = limits.breakpoints

/** `width` in pixels. */
export function deviceClassOf(width: number): DeviceClass {
  if (width < tablet) return 'mobile'
  return width < desktop ? 'tablet' : 'desktop'
}
