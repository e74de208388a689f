import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { ShowRow } from './programme.tsx'

test('a long word of a title has soft hyphens', () => {
  const html = frenchMarkup(
    <ShowRow href="/filme/laternen" title="Die Laternenmacher" poster={null} rows={[]} />,
  )
  expect(html.match(/<h3.*<\/h3>/)?.[0]).toMatch(/Later\u00adnen\u00ad/)
})
