import { pushCommand } from './command.ts'

process.exitCode = await pushCommand(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
