import { createEvaluator } from '../../evaluation/evaluate.ts'
import type { FlagContext, FrontendToggle } from '../../evaluation/flag-evaluation.ts'
import type { FlagService } from '../flag-service.ts'

/** Rejects if the features cannot be read. */
export function createServiceEvaluation(
  service: Pick<FlagService, 'definitions'>,
): (context: FlagContext) => Promise<readonly FrontendToggle[]> {
  const evaluator = createEvaluator()
  let loaded: string | undefined
  return async (context) => {
    const { etag, features } = await service.definitions()
    if (etag !== loaded) evaluator.load(features, [])
    loaded = etag
    return evaluator.toggles(context)
  }
}
