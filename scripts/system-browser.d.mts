/** Path of the headless shell that the machine has installed. */
export function systemShell(): string | undefined
/** Path of a Chromium that the machine has installed, the headless shell rather than a whole browser. */
export function systemBrowser(): string | undefined
