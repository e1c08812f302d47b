import { t } from '@atrium/sdk';
import { useTreeKeys } from '../use-tree-keys.js';
import type { useTree } from '../use-tree.js';
import { TreeItem } from './tree-item.js';
import styles from './tree.module.scss';

/** Folders and files to open and check, following WAI-ARIA's tree pattern. */
export function Tree({ tree }: { tree: ReturnType<typeof useTree> }) {
  const { list, activeId, setActive, press } = useTreeKeys(tree);
  return (
    <ul
      ref={list}
      className={styles['tree']}
      role="tree"
      aria-label={t('Files and folders')}
      aria-multiselectable
      onKeyDown={press}
    >
      {tree.lines.map((line) => (
        <TreeItem
          key={line.node.id}
          line={line}
          checked={tree.checked}
          active={line.node.id === activeId}
          onFocus={() => setActive(line.node.id)}
          onToggle={tree.searching ? undefined : () => tree.toggleOpen([line.node.id], !line.open)}
          onCheck={() => tree.toggleCheck(line.node)}
        />
      ))}
    </ul>
  );
}
