'use client'

import { createContext } from 'react'

/** True within the editor of a second language, whose field has what is shown at fields of the form. */
export const WithinSecondText = createContext(false)
