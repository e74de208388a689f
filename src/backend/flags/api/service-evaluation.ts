import { createEvaluator } from '../../../flags/evaluate.ts'
import type { FlagContext, FrontendToggle } from '../../../flags/flag-evaluation.ts'
import type { FlagService } from '../flag-service.ts'

export interface ServiceEvaluation {
  /** Every flag of the service that is on for a context. Rejects where the service cannot be read. */
  toggles(context: FlagContext): Promise<readonly FrontendToggle[]>
  close(): void
}

/** What SDKs of browsers ask the flag service itself, for any site: its features of this moment, read again when they have changed. */
export function createServiceEvaluation(service: Pick<FlagService, 'definitions'>): ServiceEvaluation {
  const evaluator = createEvaluator()
  let loaded: string | undefined
  return {
    async toggles(context) {
      const { etag, features } = await service.definitions()
      if (etag !== loaded) evaluator.load(features, [])
      loaded = etag
      return evaluator.toggles(context)
    },
    close: evaluator.close,
  }
}
