/**
 * `node tests/scenarios/write-stories.ts [name]`: runs the stories and records them as scenarios. Review the
 * result: it is what the chart does, not what it should do.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { type ScenarioStory, writeStory } from './story.ts'

const here = new URL('./', import.meta.url)
const wanted = process.argv[2] ?? ''
const files = readdirSync(new URL('stories/', here))
const modules = await Promise.all(
  files.map(
    (file) =>
      import(new URL(`stories/${file}`, here).href) as Promise<{
        readonly stories: readonly ScenarioStory[]
      }>,
  ),
)
const stories = modules.flatMap((each) => each.stories).filter(({ name }) => name.startsWith(wanted))
for (const story of stories) writeFileSync(new URL(`${story.name}.jsonl`, here), writeStory(story))
console.log(`${stories.length} scenarios written`)
