import { Icon } from '@atrium/ui';
import { sayFileSize } from '../tree.format.js';
import { checkStateOf, type TreeLine } from '../tree.rules.js';
import styles from './tree.module.scss';

interface TreeItemProps {
  line: TreeLine;
  checked: ReadonlySet<string>;
  /** Whether Tab stops here. */
  active: boolean;
  onFocus: () => void;
  /** Undefined while a search keeps all folders open. */
  onToggle: (() => void) | undefined;
  onCheck: () => void;
}

const ARIA = { on: true, off: false, mixed: 'mixed' } as const;
const BOXES = { on: 'checkOn', off: 'checkOff', mixed: 'checkMixed' } as const;

/** A line of the tree: its arrow opens it, the rest checks it. */
export function TreeItem({ line, checked, active, onFocus, onToggle, onCheck }: TreeItemProps) {
  const { node, level, open, place, siblings } = line;
  const state = checkStateOf(node, checked);
  return (
    <li
      className={styles['item']}
      style={{ paddingInlineStart: `${String(8 + (level - 1) * 20)}px` }}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={open ?? undefined}
      aria-checked={ARIA[state]}
      tabIndex={active ? 0 : -1}
      onFocus={onFocus}
      onClick={onCheck}
    >
      <span
        className={styles['arrow']}
        aria-hidden="true"
        onClick={(event) => {
          if (open === null) return;
          event.stopPropagation();
          onToggle?.();
        }}
      >
        {open !== null && <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />}
      </span>
      <span className={styles[BOXES[state]]} aria-hidden="true">
        {state === 'on' && <Icon name="check" size={14} />}
      </span>
      <Icon name={open === null ? 'file' : 'archive'} className="at-faint" />
      <span className="at-clip at-grow" dir="auto">
        {node.name}
      </span>{' '}
      {node.size !== undefined && <bdi className="at-12 at-muted at-num">{sayFileSize(node.size)}</bdi>}
    </li>
  );
}
