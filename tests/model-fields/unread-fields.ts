import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isElementAccessExpression,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast/is'
import { API, type Symbol as CheckedSymbol, type Checker, type Type } from 'typescript/unstable/sync'

const root = resolve(import.meta.dirname, '../..')
/** Files that the models are built with; they describe no entity. */
const TOOLS = 'wire|tolerant|skipped-items|parse|html|signed-token'
const MODELS = new RegExp(String.raw`^content-models/(?!(?:${TOOLS})\.ts$)(?!.*\.test\.ts$)`)
/** Code that reads fields for visitors or the site: no tests, nothing that fills the store. */
const READERS = /^(?:src|content-models|machines)\/(?!services\/import\/)(?!.*\.(?:test|fixture)\.tsx?$)/

/** Code appended to files of the project, by path. */
export type Planted = Readonly<Record<string, string>>

/** Position of a declaration, shared by all symbols derived from it: by a `Pick`, a spread or a subtype. */
const placesOf = (symbol: CheckedSymbol | undefined): readonly string[] =>
  symbol?.declarations.map(({ path, index }) => `${path} ${index}`) ?? []

const nameOf = (node: Node): string => ('text' in node && typeof node.text === 'string' ? node.text : '')

function visit(node: Node, enter: (node: Node) => void): void {
  enter(node)
  node.forEachChild((child) => visit(child, enter))
}

/** Fields of interfaces and type aliases, including inline objects: `Cinema.address.city`. */
function declaredIn(file: Node, checker: Checker): readonly (readonly [place: string, field: string])[] {
  const found: { readonly node: Node; readonly field: string }[] = []
  const collect = (node: Node, owner: string) => {
    const isType =
      node.kind === SyntaxKind.InterfaceDeclaration || node.kind === SyntaxKind.TypeAliasDeclaration
    const name = isType && 'name' in node ? nameOf(node.name as Node) : owner
    const field = isPropertySignatureDeclaration(node) ? `${name}.${nameOf(node.name)}` : name
    if (isPropertySignatureDeclaration(node)) found.push({ node: node.name, field })
    node.forEachChild((child) => collect(child, field))
  }
  collect(file, '')
  const symbols = found.length > 0 ? checker.getSymbolAtLocation(found.map(({ node }) => node)) : []
  return found.flatMap(({ field }, index) => placesOf(symbols[index]).map((place) => [place, field] as const))
}

const literals = (type: Type | undefined): readonly Type[] =>
  type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : []

/** Declarations read by `model.field`, `{ field } = model` and `model[name]`, for every value of `name`. */
function readIn(file: Node, checker: Checker): readonly string[] {
  const dotted: Node[] = []
  const bound: { readonly pattern: Node; readonly name: string }[] = []
  const named: { readonly object: Node; readonly key: Node }[] = []
  visit(file, (node) => {
    if (isPropertyAccessExpression(node)) dotted.push(node.name)
    if (isElementAccessExpression(node)) named.push({ object: node.expression, key: node.argumentExpression })
    if (
      isBindingElement(node) &&
      node.parent.kind === SyntaxKind.ObjectBindingPattern &&
      node.dotDotDotToken === undefined
    ) {
      const name = node.propertyName ?? node.name
      if (name) bound.push({ pattern: node.parent, name: nameOf(name) })
    }
  })
  const typesOf = (nodes: readonly Node[]) => (nodes.length > 0 ? checker.getTypeAtLocation(nodes) : [])
  const patterns = typesOf(bound.map(({ pattern }) => pattern))
  const objects = typesOf(named.map(({ object }) => object))
  const keys = typesOf(named.map(({ key }) => key))
  const chosen = named.flatMap((_, index) => {
    const [object, key] = [objects[index], keys[index]]
    const names = literals(key && checker.getBaseConstraintOfType(key))
    const present = object && checker.getNonNullableType(object)
    return present
      ? names.flatMap((name) =>
          name.isStringLiteralType() ? [checker.getPropertyOfType(present, name.value)] : [],
        )
      : []
  })
  const destructured = bound.map(({ name }, index) => {
    const type = patterns[index]
    return type && checker.getPropertyOfType(type, name)
  })
  const symbols = [
    ...(dotted.length > 0 ? checker.getSymbolAtLocation(dotted) : []),
    ...chosen,
    ...destructured,
  ]
  return symbols.flatMap(placesOf)
}

/** Fields of the content models that no code reads, according to the compiler. */
export function unreadFields(planted: Planted): readonly string[] {
  const readFile = (path: string) => {
    const more = planted[path.slice(root.length + 1)]
    return more === undefined ? undefined : `${readFileSync(path, 'utf8')}\n${more}`
  }
  const api = new API({ cwd: root, fs: { readFile } })
  try {
    const project = api.updateSnapshot({ openProjects: [resolve(root, 'tsconfig.json')] }).getProjects()[0]
    if (!project) throw new Error('the project has no tsconfig.json')
    const { program, checker } = project
    const filesOf = (wanted: RegExp) =>
      program
        .getSourceFileNames()
        .filter((path) => path.startsWith(`${root}/`) && wanted.test(path.slice(root.length + 1)))
        .flatMap((path) => program.getSourceFile(path) ?? [])
    const read = new Set(filesOf(READERS).flatMap((file) => readIn(file, checker)))
    const declared = filesOf(MODELS).flatMap((file) => declaredIn(file, checker))
    return [...new Set(declared.filter(([place]) => !read.has(place)).map(([, field]) => field))].toSorted()
  } finally {
    api.close()
  }
}
