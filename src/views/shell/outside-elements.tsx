import { createElement, useEffect } from 'react'
import { useDecision } from '../../consent/use-consent.ts'
import type { OutsideElementModel, OutsideModel } from '../../page-data/models/outside.ts'

const entities = { '&': '&amp;', '"': '&quot;', '<': '&lt;' } as const
const escaped = (value: string) => value.replace(/[&"<]/g, (sign) => entities[sign as keyof typeof entities])

function markupOf({ element, attributes }: OutsideElementModel): string {
  const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  return element === 'iframe' ? `<iframe${written}></iframe>` : `<${element}${written}>`
}

/** Brings elements of outside parties into the page once their category is allowed; the code for it only where a site has any. */
export function OutsideElements({ outside: { elements, noscript } }: { readonly outside: OutsideModel }) {
  const decision = useDecision()
  useEffect(() => {
    if (elements.length > 0) void import('../../consent/outside-elements.ts').then(({ placeAllowed }) => placeAllowed(elements, decision))
  }, [elements, decision])
  if (noscript.length === 0) return null
  return createElement('noscript', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: noscript.map(markupOf).join('') } })
}
