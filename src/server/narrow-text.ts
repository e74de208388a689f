import type { Plugin } from 'vite'

const WIDE = /[\u0080-\uffff]/g

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** V8 keeps the text of a module, in two bytes for each character if one of them is not ASCII: such characters are escaped. */
export function narrowText(): Plugin {
  return {
    name: 'narrow-text',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(WIDE, escaped)
    },
  }
}
