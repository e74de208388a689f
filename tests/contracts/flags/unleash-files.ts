export interface ExportedFile {
  features: Record<string, unknown>[]
  featureStrategies: Record<string, unknown>[]
  featureEnvironments: Record<string, unknown>[]
  [key: string]: unknown
}

export const site = (...values: string[]) => ({
  contextName: 'site',
  operator: 'IN',
  values,
  inverted: false,
})
export const rollout = (share: string, more: object = {}) => ({
  rollout: share,
  stickiness: 'sessionId',
  groupId: 'trailerStart',
  ...more,
})
