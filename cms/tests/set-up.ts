import path from 'node:path'

// Every command of the workspace runs in its folder.
process.chdir(path.resolve(import.meta.dirname, '..'))
