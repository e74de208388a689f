export interface FeatureDefinition {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly enabled: boolean
  readonly project: string
  readonly stale: boolean
  readonly impressionData: boolean
  readonly strategies: readonly StrategyDefinition[]
  readonly variants: readonly never[]
}

export interface StrategyDefinition {
  readonly name: 'default' | 'flexibleRollout'
  readonly constraints: readonly {
    readonly contextName: string
    readonly operator: 'IN'
    readonly values: readonly string[]
    readonly inverted: false
  }[]
  readonly parameters: Readonly<Record<string, string>>
  readonly variants?: readonly {
    readonly name: string
    readonly weight: number
    readonly weightType: 'fix'
    readonly stickiness: string
  }[]
}

export interface Definitions {
  /** Changes only with the features; without quotes. */
  readonly etag: string
  readonly features: readonly FeatureDefinition[]
}
