import { accountFaults } from './accounts.ts'
import { cmsFaults } from './cms.ts'
import { flagFaults } from './flags.ts'
import { machineFaults } from './machines.ts'
import { operationFaults } from './operations.ts'
import type { PlantedFault } from './planted-fault.ts'
import { programmeFaults } from './programme.ts'
import { serverFaults } from './server.ts'
import { textFaults } from './texts.ts'
import { viewFaults } from './views.ts'

export const plantedFaults: readonly PlantedFault[] = [
  ...programmeFaults,
  ...machineFaults,
  ...serverFaults,
  ...accountFaults,
  ...flagFaults,
  ...cmsFaults,
  ...textFaults,
  ...viewFaults,
  ...operationFaults,
]
