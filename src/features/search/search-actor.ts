import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import { searchLimits } from '#config/search-limits.ts'
import {
  failedSearches,
  groupsOf,
  type SearchLimits,
  searchMachine,
  searchOutcome,
} from '#machines/search-machine.ts'
import type { SearchHistoryItem } from '#models/search.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { queryFor } from '../../api/queries.ts'
import type { SearchGroup, SearchHit } from '../../page-models/search.ts'
import { readSearchHistory, saveSearchHistory } from './search-history.ts'
import { useSearchPlace } from './search-place.ts'
import { searchQuery } from './search-query.ts'

const { minimumLength, debounce, history, preview } = searchLimits
const machineLimits: SearchLimits = { minimumLength, debounce, history, preview }

const LONGEST = 100

/** The visitor's cinema or city; empty without one. */
type OwnPlace = () => string

function searching(language: string, part: 'all' | 'help', nearby: OwnPlace) {
  return fromPromise<readonly SearchHit[], { question: string }>(({ input, signal }) => {
    const near = nearby()
    const question = { language, part, q: input.question, ...(near === '' ? {} : { near }) }
    return queryFor(signal, searchQuery(question))
  })
}

export function startSearch(language: string, helpCentre: boolean, nearby: OwnPlace = () => '') {
  const machine = searchMachine.provide({
    actors: {
      searchAll: searching(language, 'all', nearby),
      searchHelp: searching(language, 'help', () => ''),
      readHistory: fromPromise(readSearchHistory),
    },
    actions: { saveHistory: (_, { items }) => void saveSearchHistory(items) },
  })
  return runMachine(machine, { input: { limits: machineLimits, helpCentre } })
}

export type RunningSearch = ActorRefFrom<typeof searchMachine>

/** One search per opening of the modal; null until it runs, which is before the first paint. */
export function useRunningSearch(): RunningSearch | null {
  const { paths, language } = useRouter().options.context.edition
  const helpCentre = paths.href('help', language) !== undefined
  const near = useRef('')
  near.current = useSearchPlace()
  const [running, setRunning] = useState<RunningSearch | null>(null)
  useLayoutEffect(() => {
    const actor = startSearch(language, helpCentre, () => near.current)
    setRunning(actor)
    return () => void actor.stop()
  }, [language, helpCentre])
  return running
}

type Known = Pick<SnapshotFrom<typeof searchMachine>['context'], 'hits' | 'helpHits' | 'history'>

function itemAt({ hits, helpHits, history: remembered }: Known, url: string): SearchHistoryItem | undefined {
  const hit = [...hits, ...helpHits].find(({ href }) => href === url)
  if (!hit) return remembered.find((item) => item.url === url)
  return { title: hit.title, subtitle: hit.line, url, route: hit.external ? null : url }
}

export function useSearch(actor: RunningSearch) {
  const snapshot = useSelector(actor, (each) => each)
  const { query, expanded, history: followed } = snapshot.context
  return {
    query,
    expanded,
    history: followed,
    groups: groupsOf(snapshot),
    outcome: searchOutcome(snapshot),
    failed: failedSearches(snapshot),
    minimumLength,
    type: (text: string) => actor.send({ type: 'query.type', query: text.slice(0, LONGEST) }),
    submit: () => actor.send({ type: 'query.submit' }),
    retry: () => actor.send({ type: 'search.retry' }),
    expand: (group: SearchGroup) => actor.send({ type: 'group.expand', group }),
    collapse: () => actor.send({ type: 'group.collapse' }),
    follow: (href: string) => {
      const item = itemAt(snapshot.context, href)
      if (item) actor.send({ type: 'result.follow', item })
    },
  }
}

export type Search = ReturnType<typeof useSearch>
