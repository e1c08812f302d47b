import GripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { t } from '@atrium/sdk';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.js';
import { useDrag } from '../drag/use-drag.js';
import type { MenuItem } from '../overlay/menu.types.js';
import { RowMenu } from '../overlay/row-menu.js';
import { hidePart, stepPart } from './arrange.rules.js';
import type { ArrangedPart } from './arrange.types.js';
import type { ArrangeColumnProps } from './arrange-column.types.js';
import { otherColumn } from './use-arrange-keys.js';

interface ArrangePartProps extends ArrangeColumnProps {
  part: ArrangedPart;
  /** What is dragged would land above it. */
  below: boolean;
}

/** A part by its title: the handle moves it by keyboard, the menu does the same by mouse and touch. */
export function ArrangePart(props: ArrangePartProps) {
  const { part, keys, below } = props;
  const { element: frame, dragging } = useDrag<HTMLLIElement>({ kind: 'part', key: part.id });
  const handle = useRef<HTMLButtonElement>(null);
  const lifted = keys.liftedId === part.id;
  // In another column it is drawn anew, and must keep the focus.
  useEffect(() => {
    if (lifted) handle.current?.focus();
  }, [lifted]);
  return (
    <li
      ref={frame}
      data-part={part.id}
      className={classNames('at-card', below && 'is-below', (dragging || lifted) && 'is-lifted')}
    >
      <button
        ref={handle}
        type="button"
        className="btn btn-ghost btn-icon btn-xs"
        aria-label={t('Move {title}', { title: part.title })}
        aria-pressed={lifted}
        onClick={() => keys.pressOn(part)}
        onKeyDown={keys.onKeyDown(part)}
      >
        <GripVertical size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <span className="at-grow at-strong" dir="auto">
        {part.title}
      </span>
      <RowMenu label={t('Actions for {name}', { name: part.title })} items={menuOf(props)} />
    </li>
  );
}

function menuOf({ part, parts, onChange }: ArrangePartProps): MenuItem[] {
  const { id, size } = part;
  return [
    { label: t('Move up'), onSelect: () => onChange(stepPart(parts, id, -1)) },
    { label: t('Move down'), onSelect: () => onChange(stepPart(parts, id, 1)) },
    {
      label: size === 'wide' ? t('Make narrow') : t('Make wide'),
      onSelect: () => onChange(otherColumn(parts, id)),
    },
    { label: t('Hide'), apart: true, onSelect: () => onChange(hidePart(parts, id)) },
  ];
}
