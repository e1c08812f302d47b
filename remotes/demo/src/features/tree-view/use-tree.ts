import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FOLDERS, type TreeNode } from './folders.data.js';
import { findNodes, listFiles, listFolders, listLines, toggleCheck } from './tree.rules.js';
import { selectTree, treeSlice } from './tree.slice.js';

const { opened, closed, checkedSet } = treeSlice.actions;

/** The state of the tree and the actions on it. During a search all ancestors of matches are open. */
export function useTree(search: string) {
  const state = useSelector(selectTree);
  const dispatch = useDispatch();
  const nodes = useMemo(() => findNodes(FOLDERS, search), [search]);
  const searching = search.trim() !== '';
  const open = new Set(searching ? listFolders(nodes) : state.open);
  const checked = new Set(state.checked);
  const chosen = FOLDERS.flatMap(listFiles).filter(({ id }) => checked.has(id));
  return {
    lines: listLines(nodes, open),
    checked,
    chosen,
    /** kB */
    size: chosen.reduce((sum, file) => sum + (file.size ?? 0), 0),
    searching,
    toggleOpen: (ids: string[], next: boolean) => void dispatch(next ? opened(ids) : closed(ids)),
    toggleCheck: (node: TreeNode) => void dispatch(checkedSet(toggleCheck(node, state.checked))),
    openAll: () => void dispatch(opened(listFolders(FOLDERS))),
    closeAll: () => void dispatch(closed(listFolders(FOLDERS))),
    clear: () => void dispatch(checkedSet([])),
  };
}
