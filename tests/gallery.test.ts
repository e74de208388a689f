import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
/** Files with an exported component. */
const componentsIn = (folder: string) =>
  globSync(`${folder}/**/*.tsx`)
    .filter((file) => !/\.test\./.test(file) && /^export (?:const|function) [A-Z]\w*[a-z]/m.test(read(file)))
    .toSorted()

const stories = globSync('gallery/{components,blocks}/**/*.stories.tsx')
const imported = new Set(
  stories.flatMap((file) => [...read(file).matchAll(/src\/[\w/-]+\.tsx/g)].map(([path]) => path)),
)

describe('the gallery', () => {
  it.each([...componentsIn('src/components'), ...componentsIn('src/editorial/blocks')])(
    'shows %s',
    (file) => {
      expect(imported).toContain(file)
    },
  )

  it('has no story of a missing component', () => {
    expect([...imported].filter((path) => !existsSync(path))).toEqual([])
  })
})
