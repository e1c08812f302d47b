import { useRef, useState, type KeyboardEvent } from 'react';
import { readTreeKey } from './tree-keys.rules.js';
import type { useTree } from './use-tree.js';

const TURNED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** One line of the tree is focusable; the keys of WAI-ARIA's tree pattern move the focus and act on it. */
export function useTreeKeys({ lines, toggleOpen, toggleCheck }: ReturnType<typeof useTree>) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const at = Math.max(
    lines.findIndex(({ node }) => node.id === active),
    0,
  );
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = readTreeKey(lines, at, rtl ? (TURNED[event.key] ?? event.key) : event.key);
    const line = lines[at];
    if (!move || !line) return;
    event.preventDefault();
    if ('to' in move) {
      setActive(lines[move.to]?.node.id ?? null);
      list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]').item(move.to).focus();
    } else if ('open' in move) toggleOpen(move.open, true);
    else if ('close' in move) toggleOpen(move.close, false);
    else toggleCheck(line.node);
  };
  return { list, activeId: lines[at]?.node.id, setActive, press };
}
