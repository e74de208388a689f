import type { Field } from 'payload'
import type { Label } from './texts/texts.ts'

/** A panel beside the form of a document, without a value. `component`: file and name of its component. */
export const panelField = (name: string, component: string, label?: Label): Field => ({
  name,
  type: 'ui',
  ...(label && { label }),
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: component } },
})
