import { formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { seasonSelectionMachine } from '#machines/season-selection-machine.ts'
import { inspection } from '../../actor-kit/inspection.ts'
import { onPageLeave } from '../../actor-kit/page-leave.ts'
import { announceMachine } from '../../actor-kit/run-machine.ts'
import { rivalsOf } from './one-a-day.ts'
import { carrySelection, writeSelection } from './season-address.ts'

const machine = seasonSelectionMachine.provide({
  actions: { writeAddress: ({ context }) => writeSelection(context.showtimes) },
})
const SelectionContext = createActorContext(machine)

interface SelectionProviderProps {
  readonly showtimes: readonly string[]
  readonly limit: number
  readonly children: ReactNode
}

export function SelectionProvider({ showtimes, limit, children }: SelectionProviderProps) {
  return (
    <SelectionContext.Provider
      key={showtimes.join()}
      options={{ input: { showtimes, limit }, inspect: inspection() }}
    >
      <NavigationFollower />
      {children}
    </SelectionContext.Provider>
  )
}

function NavigationFollower() {
  const router = useRouter()
  const selection = SelectionContext.useActorRef()
  useEffect(() => announceMachine(machine, selection), [selection])
  useEffect(() => onPageLeave(router, () => selection.send({ type: 'page.navigate' })), [router, selection])
  useEffect(() => {
    document.addEventListener('click', carrySelection, true)
    return () => document.removeEventListener('click', carrySelection, true)
  }, [])
  return null
}

export const useSelection = () => SelectionContext.useSelector(({ context }) => context.showtimes)

export function useSelectionActions() {
  const selection = SelectionContext.useActorRef()
  return {
    /** In the place of the one of its day. */
    choose(showtime: string) {
      for (const rival of rivalsOf(selection.getSnapshot().context.showtimes, showtime))
        selection.send({ type: 'selection.remove', showtime: rival })
      selection.send({ type: 'selection.add', showtime })
    },
    chooseMany: (showtimes: readonly string[]) => selection.send({ type: 'selection.selectMany', showtimes }),
    remove: (showtime: string) => selection.send({ type: 'selection.remove', showtime }),
    clear: () => selection.send({ type: 'selection.clear' }),
    chooseCinema: () => selection.send({ type: 'cinemaMode.use' }),
  }
}

export function useMoney(): (amount: number) => string {
  const { site, language } = useRouter().options.context.edition
  return formatsOf(language, site).price
}
