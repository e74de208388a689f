interface TrustedTypeRules {
  createHTML?(html: string): string
  createScriptURL?(address: string): string
  createScript?(text: string): string
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. Its objects are typed as the texts that they stand for. */
    readonly trustedTypes?: {
      createPolicy<Rules extends TrustedTypeRules>(name: string, rules: Rules): Rules
    }
  }
}

/** Whatever runs or loads code without an attribute of `isUnsafe`; the content of `template` would not be seen. */
const RUNS = 'script,object,embed,base,template,iframe[srcdoc]'
/** React makes an element of each script with this text. */
const EMPTY_SCRIPT = '<script></script>'

const isUnsafe = ({ name, value }: Attr) => name.startsWith('on') || /^\s*javascript:/i.test(value)

/** Removes what could run; true if there was something. */
function clean(content: DocumentFragment): boolean {
  let changed = false
  for (const element of content.querySelectorAll(RUNS)) {
    element.remove()
    changed = true
  }
  for (const element of content.querySelectorAll('*'))
    for (const attribute of [...element.attributes].filter(isUnsafe)) {
      element.removeAttributeNode(attribute)
      changed = true
    }
  return changed
}

/**
 * The page's policies for texts that become markup or addresses of scripts, where the browser has Trusted Types:
 * markup loses what could run, the content security policy decides about addresses, and text never
 * becomes code.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window
  if (!trustedTypes) return
  const inert = trustedTypes.createPolicy('inert', { createHTML: (html: string) => html })
  const template = document.createElement('template')
  trustedTypes.createPolicy('default', {
    createHTML(html: string) {
      if (html === EMPTY_SCRIPT) return html
      template.innerHTML = inert.createHTML(html)
      return clean(template.content) ? template.innerHTML : html
    },
    createScriptURL: (address: string) => address,
  })
}
