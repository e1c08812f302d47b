import list from './folders.json' with { type: 'json' };

/** A folder has `children`, a file has a `size`. */
export interface TreeNode {
  id: string;
  name: string;
  /** kB */
  size?: number;
  children?: readonly TreeNode[];
}

export const FOLDERS: readonly TreeNode[] = list;
