import { createRoot, type Root } from 'react-dom/client'
import './page.css'
import { InEdition, loadFonts } from '../../in-edition.tsx'
// The sheets of components follow those of the site.
import { type NamedStory, storiesOf } from './stories.ts'

const place = document.querySelector('#gallery')
let root: Root | undefined

/** Resolves once two frames have passed in which nothing changed: parts that load late are then drawn. */
async function settled(): Promise<void> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  const observer = new MutationObserver(() => {})
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  let quiet = 0
  while (quiet < 2) {
    await frame()
    quiet = observer.takeRecords().length === 0 ? quiet + 1 : 0
  }
  observer.disconnect()
  await document.fonts.ready
}

/** Draws stories below each other: in forms of their own, since radio buttons of one name exclude each other. */
async function draw(stories: readonly NamedStory[]): Promise<void> {
  if (!place) throw new Error('The page has no place for stories')
  root?.unmount()
  root = createRoot(place)
  root.render(
    <InEdition site="fr" language="fr" theme="light">
      {stories.map(([name, { render: Shown, parameters }]) => (
        <form key={name} className={parameters?.layout === 'fullscreen' ? '' : 'padded'}>
          <Shown />
        </form>
      ))}
    </InEdition>,
  )
  await settled()
}

async function setTheme(theme: 'light' | 'dark'): Promise<void> {
  document.documentElement.dataset.theme = theme
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

const page = {
  names: (file: string) => storiesOf(file).map(([name]) => name),
  show: (file: string, story: string) => draw(storiesOf(file).filter(([name]) => name === story)),
  showAll: (file: string) => draw(storiesOf(file)),
  setTheme,
}

export type GalleryPage = typeof page

declare global {
  interface Window {
    gallery: GalleryPage
  }
}

await loadFonts()
window.gallery = page
