import type { TreeNode } from './folders.data.js';

export type CheckState = 'on' | 'off' | 'mixed';

/** A visible line of the tree. */
export interface TreeLine {
  node: TreeNode;
  /** 1 for the outermost level. */
  level: number;
  parent: string | null;
  /** Null for a line that cannot be opened. */
  open: boolean | null;
  /** Its position among its siblings, from 1, and their number. */
  place: number;
  siblings: number;
}

const isFolder = (node: TreeNode) => node.children !== undefined;

/** Every folder's id. */
export function listFolders(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.children ? [node.id, ...listFolders(node.children)] : []));
}

/** The files in it, or itself if it is a file. */
export function listFiles(node: TreeNode): TreeNode[] {
  return node.children ? node.children.flatMap(listFiles) : [node];
}

/** The visible lines, from top to bottom. */
export function listLines(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  above: { level: number; parent: string | null } = { level: 1, parent: null },
): TreeLine[] {
  return nodes.flatMap((node, index) => {
    const isOpen = isFolder(node) ? open.has(node.id) : null;
    const line = { node, ...above, open: isOpen, place: index + 1, siblings: nodes.length };
    const inside = { level: above.level + 1, parent: node.id };
    return [line, ...(isOpen ? listLines(node.children ?? [], open, inside) : [])];
  });
}

/** Matching nodes with their ancestors; a matching folder keeps its content. */
export function findNodes(nodes: readonly TreeNode[], words: string): TreeNode[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [...nodes];
  return nodes.flatMap((node) => {
    if (node.name.toLowerCase().includes(wanted)) return [node];
    const inside = findNodes(node.children ?? [], wanted);
    return inside.length > 0 ? [{ ...node, children: inside }] : [];
  });
}

/** A folder is checked when all of its files are; an empty one is unchecked. */
export function checkStateOf(node: TreeNode, checked: ReadonlySet<string>): CheckState {
  const files = listFiles(node);
  const on = files.filter(({ id }) => checked.has(id)).length;
  if (on === 0) return 'off';
  return on === files.length ? 'on' : 'mixed';
}

/** The checked files after a press on this line: it becomes fully checked unless it already is. */
export function toggleCheck(node: TreeNode, checked: readonly string[]): string[] {
  const files = listFiles(node).map(({ id }) => id);
  const others = checked.filter((id) => !files.includes(id));
  return checkStateOf(node, new Set(checked)) === 'on' ? others : [...others, ...files];
}
