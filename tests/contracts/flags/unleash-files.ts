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

/** An export of one flag, as Unleash writes it. */
export const fileOf = (flag: string, strategies: readonly object[], change: object = {}): object => ({
  features: [
    {
      name: flag,
      description: null,
      type: 'release',
      project: 'default',
      stale: false,
      impressionData: false,
      archived: false,
    },
  ],
  featureStrategies: strategies.map((strategy, sortOrder) => ({
    name: 'default',
    id: `0000-${sortOrder}`,
    featureName: flag,
    title: null,
    parameters: {},
    constraints: [],
    variants: [],
    segments: [],
    sortOrder,
    disabled: false,
    ...strategy,
  })),
  featureEnvironments: [
    { enabled: true, featureName: flag, environment: 'production', variants: [], name: flag },
  ],
  contextFields: [],
  featureTags: [{ featureName: flag, tagType: 'simple', tagValue: 'spring' }],
  segments: [],
  tagTypes: [{ name: 'simple', description: 'Used to simplify filtering of features', icon: '#' }],
  dependencies: [],
  links: [],
  ...change,
})
