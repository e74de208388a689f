/** Finds the pattern (`cinemas/$slug`) of a path. Literal segments win over parameters. */
export interface PathTable<Value> {
  add(pattern: string, value: Value): void
  find(path: string): { value: Value; params: Record<string, string> } | undefined
}

interface Node<Value> {
  readonly fixed: Map<string, Node<Value>>
  parameter?: { name: string; node: Node<Value> }
  value?: Value
}

const segmentsOf = (path: string) => (path === '' ? [] : path.split('/'))

export function createPathTable<Value>(): PathTable<Value> {
  const root: Node<Value> = { fixed: new Map() }
  return {
    add(pattern, value) {
      let node = root
      for (const segment of segmentsOf(pattern)) node = childFor(node, segment)
      node.value = value
    },
    find(path) {
      const params: Record<string, string> = {}
      const node = walk(root, segmentsOf(path), params)
      return node?.value === undefined ? undefined : { value: node.value, params }
    },
  }
}

function childFor<Value>(node: Node<Value>, segment: string): Node<Value> {
  if (segment.startsWith('$')) {
    node.parameter ??= { name: segment.slice(1), node: { fixed: new Map() } }
    return node.parameter.node
  }
  const known = node.fixed.get(segment)
  if (known) return known
  const child: Node<Value> = { fixed: new Map() }
  node.fixed.set(segment, child)
  return child
}

function walk<Value>(
  node: Node<Value>,
  [segment, ...rest]: readonly string[],
  params: Record<string, string>,
): Node<Value> | undefined {
  if (segment === undefined) return node
  const fixed = node.fixed.get(segment)
  const found = fixed && walk(fixed, rest, params)
  if (found?.value !== undefined) return found
  if (!node.parameter || segment === '') return undefined
  params[node.parameter.name] = segment
  return walk(node.parameter.node, rest, params)
}

/** `cinemas/$slug` with `{ slug: 'rex' }` is `cinemas/rex`. Throws if a parameter is missing. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/\$(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${pattern} has no value for ${name}`)
    return value
  })
}
