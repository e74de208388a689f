import { vi } from 'vitest'
import type { AnyActor, AnyStateMachine } from 'xstate'
import type { Language } from '../../config/types.ts'
import type { ScenarioEdition } from '../../src/inspector/scenario/format.ts'
import { silenced } from '../../src/inspector/scenario/replay.ts'
import type { Stage } from './live-replay.ts'

/** The machine as our own code connects it; the running one is of no use here. */
function connected(actor: AnyActor, actors: readonly string[]): AnyStateMachine {
  actor.stop()
  return silenced(actor.logic as AnyStateMachine, actors)
}

const stage = (actors: readonly string[], start: (language: Language) => Promise<AnyActor>): Stage => ({
  actors,
  machine: async ({ language }: ScenarioEdition) => {
    // Some run once for a page, in its language.
    vi.resetModules()
    return connected(await start(language as Language), actors)
  },
})

/** Charts whose actors ask our API, by their id. */
export const stages: Readonly<Record<string, Stage>> = {
  cardCheck: stage(['ask'], async (language) => (await import('../../src/actors/card-check-actor.ts')).startCardCheck(language, { name: 'puzzle' })),
  chat: stage(['startConversation', 'sendMessage'], async (language) => (await import('../../src/actors/chat-actor.ts')).chatOf(language)),
  faq: stage(['checkChat'], async () => (await import('../../src/actors/faq-actor.ts')).startFaq()),
  feedback: stage(['sendOpinion'], async (language) => (await import('../../src/actors/feedback-actor.ts')).feedbackDraft(language)),
  search: stage(['searchAll', 'searchHelp'], async (language) => (await import('../../src/actors/search-actor.ts')).startSearch(language, true)),
}
