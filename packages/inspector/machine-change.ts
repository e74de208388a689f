/** Sent to open pages by the development server. */
export const MACHINE_CHANGED = 'inspector:machine-changed'

export interface MachineChange {
  readonly machine: string
}

/** @example machineOfFile('/x/machines/card-check-machine.ts') // 'cardCheck' */
export const machineOfFile = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/-machine\.ts$/, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The machine whose chart a file of the project has; undefined for other files. */
export const changedMachine = (file: string): string | undefined =>
  /\/machines\/[\w-]+-machine\.ts$/.test(file) ? machineOfFile(file) : undefined
