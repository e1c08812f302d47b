import '../../theme/sequence.scss';
import GripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { t } from '@atrium/sdk';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { useDrag } from '../drag/use-drag.js';
import { useDrop } from '../drag/use-drop.js';
import { putBefore, stepBy } from './sequence.rules.js';

export interface SequenceProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Gets all of them in their new order, and the one that was put elsewhere. */
  onOrder: (items: Item[], moved: Item) => void;
  /** Things of several lines: the handle stands beside the first field. */
  tall?: boolean;
}

/** Things that can be edited in their place and put into another order: by dragging the handle, or by its arrow keys. */
export function Sequence<Item>(props: SequenceProps<Item>) {
  const { label, items, keyOf, nameOf, render, onOrder, tall = false } = props;
  const [said, announce] = useState('');
  const keys = items.map(keyOf);
  const order = (next: readonly string[], moved: string) => {
    const byKey = new Map(items.map((item) => [keyOf(item), item]));
    const item = byKey.get(moved);
    if (item === undefined) return;
    onOrder(
      next.flatMap((key) => byKey.get(key) ?? []),
      item,
    );
    const place = { name: nameOf(item), place: next.indexOf(moved) + 1 };
    announce(t('{name}: place {place} of {count}', { ...place, count: next.length }));
  };
  const { target, over } = useDrop<HTMLUListElement>('item', (key, before) =>
    order(putBefore(keys, key, before), key),
  );
  return (
    <>
      <ul ref={target} className={classNames('at-sequence', tall && 'is-tall')} aria-label={label}>
        {items.map((item) => {
          const key = keyOf(item);
          return (
            <li key={key} data-item={key} className={classNames(over === key && 'is-below')}>
              <Handle id={key} name={nameOf(item)} onStep={(by) => order(stepBy(keys, key, by), key)} />
              <div className="content">{render(item)}</div>
            </li>
          );
        })}
      </ul>
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </>
  );
}

interface HandleProps {
  id: string;
  name: string;
  onStep: (by: -1 | 1) => void;
}

function Handle({ id, name, onStep }: HandleProps) {
  const { element, dragging } = useDrag<HTMLButtonElement>({ kind: 'item', key: id });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <button
      ref={element}
      type="button"
      className={classNames('btn btn-ghost btn-icon btn-sm handle', dragging && 'is-lifted')}
      aria-label={t('Move {title}', { title: name })}
      title={t('Drag, or press the arrow keys.')}
      onKeyDown={onKeyDown}
    >
      <GripVertical size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
