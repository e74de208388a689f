import type { OutsideElementModel } from '../../page-models/outside.ts'
import type { Decision } from './consent.ts'

interface Placed {
  readonly model: OutsideElementModel
  readonly loaded: Promise<void>
}

const placed = new Map<string, Placed>()

const isFor = ({ consent }: OutsideElementModel, decision: Decision) =>
  consent === 'none' || (decision?.includes(consent) ?? false)

/** The server has vetted the text by its hash, and the content security policy compares it again. */
const policy = window.trustedTypes?.createPolicy('outside-party', { createScript: (text: string) => text })

function place({ element, attributes, content }: OutsideElementModel): Promise<void> {
  const made = document.createElement(element)
  for (const [name, value] of attributes) made.setAttribute(name, value)
  if (content !== null) made.textContent = policy?.createScript(content) ?? content
  const isVisible = element === 'img' || element === 'iframe'
  if (isVisible) made.hidden = true
  const loaded = new Promise<void>((resolve, reject) => {
    made.addEventListener('load', () => resolve())
    made.addEventListener('error', () => reject(new Error('Failed to load an element of an outside party')))
  })
  loaded.catch(() => {})
  ;(isVisible ? document.body : document.head).append(made)
  return loaded
}

export function placeAllowed(elements: readonly OutsideElementModel[], decision: Decision): void {
  for (const element of elements) {
    const key = JSON.stringify(element)
    if (placed.has(key) || !isFor(element, decision)) continue
    placed.set(key, { model: element, loaded: place(element) })
  }
}

const OPEN_AGENT = 'virtual-agent.open'

/**
 * Loads the virtual agent on the first call and opens it. Rejects if it does not load;
 * the next call tries again.
 */
export async function openAgent(agent: OutsideElementModel, decision: Decision): Promise<void> {
  const key = JSON.stringify(agent)
  placeAllowed([agent], decision)
  try {
    await placed.get(key)?.loaded
  } catch (error) {
    placed.delete(key)
    throw error
  }
  dispatchEvent(new Event(OPEN_AGENT))
}

/** Only a reload ends what runs in this page against the decision. */
export const runsAgainst = (decision: Decision): boolean =>
  [...placed.values()].some(({ model }) => !isFor(model, decision))
