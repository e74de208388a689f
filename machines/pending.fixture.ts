import { setImmediate as turn } from 'node:timers/promises'
import { fromPromise } from 'xstate'

/** An actor whose requests wait until the test answers them, in any order. */
export function pendingActor<Output, Input>() {
  const sent: Input[] = []
  const requests: PromiseWithResolvers<Output>[] = []
  const actor = fromPromise<Output, Input>(({ input }) => {
    sent.push(input)
    const request = Promise.withResolvers<Output>()
    requests.push(request)
    return request.promise
  })
  return {
    actor,
    /** Inputs of all requests so far. */
    sent,
    async respond(index: number, output: Output): Promise<void> {
      requests[index]?.resolve(output)
      await turn()
    },
    async fail(index: number, error: unknown): Promise<void> {
      requests[index]?.reject(error)
      await turn()
    },
  }
}
