/** Entry of the processes of `src/server/images/picture-processes.ts`. */
import { constants, getPriority, setPriority } from 'node:os'
import sharp from 'sharp'

export { resizePicture } from '../server/images/resize-picture.ts'
export { makePortrait } from '../services/accounts/make-portrait.ts'

// Pages come first. A process that began lower may not be raised.
if (getPriority() < constants.priority.PRIORITY_BELOW_NORMAL)
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
sharp.cache(false)
// Ctrl+C reaches the whole group; the server ends its processes itself.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
