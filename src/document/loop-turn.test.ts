import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { loopTurn } from './loop-turn.ts'

it('lets other work run between two turns', async () => {
  const order: string[] = []
  const note = async (text: string) => {
    await loopTurn()
    order.push(text)
  }
  const turns = Promise.all([note('first'), note('second'), note('third')])
  for (let time = 0; time < 20; time += 1) {
    await nextTurn()
    order.push('other')
  }
  await turns
  expect(order.join(' ')).toMatch(/first.* other .*second.* other .*third/)
})
