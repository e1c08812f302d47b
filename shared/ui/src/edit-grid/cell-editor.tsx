import { t } from '@atrium/sdk';
import { useEffect, useRef } from 'react';
import type { EditState } from './use-edit-grid.js';

interface CellEditorProps {
  state: EditState;
  name: string;
  place: { top: number; start: number; width: number };
}

/** The field over the open cell. Its keys are the grid's. */
export function CellEditor({ state, name, place }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      className="at-eg-field"
      aria-label={t('New value for {name}', { name })}
      style={{
        insetBlockStart: place.top,
        insetInlineStart: place.start,
        inlineSize: place.width,
      }}
      value={state.typed ?? ''}
      onChange={({ target }) => state.setTyped(target.value)}
    />
  );
}
