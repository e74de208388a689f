/** Message of a previewed page to the content management system: its editor pressed a text of this field. */
export const FIELD_PRESSED = 'marquee-field-pressed'

/** Message to a previewed page: its editor is in this field. */
export const FIELD_FOCUSED = 'marquee-field-focused'
