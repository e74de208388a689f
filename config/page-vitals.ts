/** Speed that a page reports: milliseconds, and layout shift without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

export const vitalDevices = ['phone', 'desktop'] as const
export type VitalDevice = (typeof vitalDevices)[number]

/** Values of one report. */
export const vitalsAtOnce = 60

/** `soft`: by a script, without a new document. */
export const vitalNavigations = ['load', 'soft'] as const
export type VitalNavigation = (typeof vitalNavigations)[number]
