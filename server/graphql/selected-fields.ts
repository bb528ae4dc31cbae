import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/**
 * Names of the fields that a call asks of the rows of its list (`nodes`), fragments followed, so that a repo reads no
 * column in vain. A field that a directive leaves out counts as asked for.
 */
export function selectedFields(info: GraphQLResolveInfo, list = 'nodes'): Set<string> {
  const names = new Set<string>()
  for (const node of info.fieldNodes) {
    for (const rows of childrenNamed(info, node.selectionSet, list)) eachField(info, rows, (name) => names.add(name))
  }
  return names
}

function childrenNamed(info: GraphQLResolveInfo, set: SelectionSetNode | undefined, wanted: string) {
  const found: (SelectionSetNode | undefined)[] = []
  eachField(info, set, (name, below) => name === wanted && found.push(below))
  return found
}

function eachField(
  info: GraphQLResolveInfo,
  set: SelectionSetNode | undefined,
  visit: (name: string, below: SelectionSetNode | undefined) => unknown,
): void {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) visit(selection.name.value, selection.selectionSet)
    else if (selection.kind === Kind.INLINE_FRAGMENT) eachField(info, selection.selectionSet, visit)
    else eachField(info, info.fragments[selection.name.value]?.selectionSet, visit)
  }
}
