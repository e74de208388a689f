import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { Alert } from './alert.tsx'

const iconOf = (icon: string | null) =>
  /<svg[^>]*>(.*?)<\/svg>/.exec(frenchMarkup(<Alert level="warning" title="x" icon={icon} />))?.[1]

test('uses the icon and class of the message, and the icon of the level for an unknown icon', () => {
  expect(iconOf('locate')).not.toBe(iconOf(null))
  expect(iconOf('no-such-icon')).toBe(iconOf(null))
  expect(frenchMarkup(<Alert level="warning" title="x" className="alert--place" />)).toContain(
    'class="alert alert--warning alert--place"',
  )
})
