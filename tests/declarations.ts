import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

const root = resolve(import.meta.dirname, '..')
const FOLDERS = [
  'src',
  'cms/src',
  'cms/tests',
  'cms/scripts',
  'machines',
  'config',
  'content-models',
  'demo',
  'scripts',
  'tests',
]
/** Generated files, and the drawing tool, which draws doors and people. */
const SKIPPED = /\.gen\.ts$|^cms\/src\/migrations\/|importMap\.js$|^demo\/poster-art\//

export interface Declaration {
  readonly name: string
  /** Relative to the root. */
  readonly file: string
  readonly line: number
  readonly exported: boolean
  readonly kind: 'type' | 'value'
}

/** Source files of the repository, relative to the root; generated ones and the drawing tool are left out. */
export const sourceFiles: readonly string[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !SKIPPED.test(path)),
)

type Report = (name: string, start: number) => void

/** Names that a pattern binds. `{ name }` has the name of a property, which is declared elsewhere. */
function bindings(pattern: ESTree.Node | null, report: Report): void {
  switch (pattern?.type) {
    case 'Identifier':
      return report(pattern.name, pattern.start)
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') bindings(property.argument, report)
        else if (!property.shorthand) bindings(property.value, report)
      }
      return
    case 'ArrayPattern':
      for (const element of pattern.elements) bindings(element, report)
      return
    case 'AssignmentPattern':
      return bindings(pattern.left, report)
    case 'RestElement':
      return bindings(pattern.argument, report)
    case 'TSParameterProperty':
      return bindings(pattern.parameter, report)
    default:
  }
}

/**
 * Declared names of a file: variables, parameters, functions, classes, types, type parameters,
 * properties and keys of objects.
 */
export function declarationsIn(file: string, code = readFileSync(join(root, file), 'utf8')): Declaration[] {
  const { program, module } = parseSync(file, code)
  const exportedNames = new Set(
    module.staticExports.flatMap(({ entries }) => entries.map(({ localName }) => localName.name)),
  )
  const found: Declaration[] = []
  const add = (name: string, start: number, kind: Declaration['kind']) => {
    const line = code.slice(0, start).split('\n').length
    found.push({ name, file, line, kind, exported: exportedNames.has(name) })
  }
  const declared: Report = (name, start) => add(name, start, 'value')
  const named = (id: ESTree.Node | null) => bindings(id, declared)
  const key = ({ key: id, computed }: { key: ESTree.Node; computed?: boolean }) => {
    if (!computed && id.type === 'Identifier') declared(id.name, id.start)
  }
  const callable = ({ params }: { params: readonly ESTree.Node[] }) => {
    for (const param of params) bindings(param, declared)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => named(id),
    CatchClause: ({ param }) => named(param),
    FunctionDeclaration: (node) => {
      named(node.id)
      callable(node)
    },
    FunctionExpression: callable,
    ArrowFunctionExpression: callable,
    ClassDeclaration: ({ id }) => named(id),
    PropertyDefinition: key,
    MethodDefinition: key,
    TSInterfaceDeclaration: ({ id }) => add(id.name, id.start, 'type'),
    TSTypeAliasDeclaration: ({ id }) => add(id.name, id.start, 'type'),
    TSPropertySignature: key,
    TSMethodSignature: key,
    TSTypeParameter: ({ name }) => add(name.name, name.start, 'type'),
    ObjectExpression: ({ properties }) => {
      for (const property of properties)
        if (property.type === 'Property' && !property.shorthand) key(property)
    },
  }).visit(program)
  return found
}
