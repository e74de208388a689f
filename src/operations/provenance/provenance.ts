import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { z } from 'zod'
import type { BuildRecord } from '../../server/probes/build-record.ts'
import { fileHash } from '../data-files.ts'
import { opened, sealed } from './envelope.ts'

const FILE = 'provenance.json'
/** Never run nor sent. Code that V8 has compiled (`server/compiled`) is: it counts like any other file. */
const LEFT_OUT = new Set([FILE, '.stamp'])

const subjects = z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) }))
/** The part of https://slsa.dev/spec/v1.0/provenance that is checked. */
const statement = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  subject: subjects,
  predicate: z.object({
    buildDefinition: z.object({
      resolvedDependencies: z.array(z.object({ digest: z.record(z.string(), z.string()) })),
    }),
  }),
})

async function builtFiles(folder: string): Promise<z.output<typeof subjects>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !LEFT_OUT.has(name))
    .toSorted()
  return Promise.all(
    names.map(async (name) => ({ name, digest: { sha256: await fileHash(join(folder, name)) } })),
  )
}

/** The build has the commit in itself, as `build_info` of its process says it. */
async function isBuiltFrom(commit: string, folder: string, names: readonly string[]): Promise<boolean> {
  const code = names.filter((name) => /^server\/(?!compiled\/).*js$/.test(name))
  const texts = await Promise.all(code.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.some((text) => text.includes(commit))
}

/** Writes a signed statement of what the files of a build were made of, beside them. Resolves with their number. */
export async function signBuild(
  folder: string,
  { commit, lock }: BuildRecord,
  privateKey: Buffer,
): Promise<number> {
  const subject = await builtFiles(folder)
  const names = subject.map(({ name }) => name)
  if (!(await isBuiltFrom(commit, folder, names)))
    throw new OperatorError(`${folder} was not built from the commit ${commit}: build it first.`)
  const made = {
    _type: 'https://in-toto.io/Statement/v1',
    subject,
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://marquee.example/build/npm-run-build/v1',
        externalParameters: { command: 'npm run build' },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: commit } },
          { name: 'package-lock.json', digest: { sha256: lock } },
        ],
      },
      runDetails: { builder: { id: 'https://marquee.example/builder/operator' } },
    },
  }
  await writeFile(join(folder, FILE), sealed(made, privateKey))
  return subject.length
}

/** Rejects with an OperatorError unless the files of the folder are those that the owner of the key has signed. Resolves with their commit. */
export async function verifyBuild(folder: string, publicKey: Buffer): Promise<string> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new OperatorError(`${folder} has no ${FILE}: nobody has signed this build.`)
  })
  const { data } = statement.safeParse(opened(text, publicKey))
  if (!data) throw new OperatorError(`${join(folder, FILE)} is not signed with this key.`)
  const wanted = new Map(data.subject.map(({ name, digest }) => [name, digest.sha256]))
  const found = new Map((await builtFiles(folder)).map(({ name, digest }) => [name, digest.sha256]))
  const differing = [...new Set([...wanted.keys(), ...found.keys()])].filter(
    (name) => wanted.get(name) !== found.get(name),
  )
  if (differing.length > 0)
    throw new OperatorError(
      `Files of ${folder} are not those that were signed: ${differing.slice(0, 5).join(', ')} (${differing.length}).`,
    )
  const commits = data.predicate.buildDefinition.resolvedDependencies.map(({ digest }) => digest.gitCommit)
  return commits.find((commit) => commit !== undefined) ?? 'unknown'
}
