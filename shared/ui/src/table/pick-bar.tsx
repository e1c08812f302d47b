import { t, Trans } from '@atrium/sdk';
import { useEffect } from 'react';
import { Button } from '../button/button.js';
import type { DataTableProps, Selection } from './data-table.types.js';

interface PickBarProps<Row> extends Pick<DataTableProps<Row>, 'label' | 'keyOf'> {
  /** Empty while they are loading; the bar keeps its place. */
  rows: readonly Row[];
  selection: Selection<Row>;
  picking: boolean;
  onPick: (picking: boolean) => void;
}

const NOTHING: ReadonlySet<string> = new Set<string>();
/** Product specification 9: 768 px or less is a phone. */
const PHONE = '(max-width: 768px)';

/** Shown above the cards on a phone, which have no room for check boxes until Select is pressed. */
export function PickBar<Row>({ label, rows: shown, keyOf, selection, picking, onPick }: PickBarProps<Row>) {
  const { keys, onChange, whyNot } = selection;
  const rows = shown.filter((row) => whyNot?.(row) === undefined);
  const all = rows.length > 0 && rows.every((row) => keys.has(keyOf(row)));
  const some = rows.some((row) => keys.has(keyOf(row)));
  useEndOnWide(picking, onPick);
  const toggle = () => {
    if (picking) onChange(NOTHING);
    onPick(!picking);
  };
  return (
    <div className="at-pick">
      {picking && (
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = some && !all;
            }}
            onChange={() => onChange(all ? NOTHING : new Set(rows.map(keyOf)))}
          />
          <span>
            <Trans
              id="Select all<0> {label}</0> on this page"
              values={{ label: label.toLowerCase() }}
              components={[<span key="0" className="visually-hidden" />]}
            />
          </span>
        </label>
      )}
      <Button size="sm" variant="ghost" aria-expanded={picking} onClick={toggle}>
        {picking ? t('Done') : t('Select')}
      </Button>
    </div>
  );
}

/** A full-width table has check boxes of its own. */
function useEndOnWide(picking: boolean, onPick: (picking: boolean) => void): void {
  useEffect(() => {
    if (!picking) return;
    const phone = window.matchMedia(PHONE);
    const follow = () => {
      if (!phone.matches) onPick(false);
    };
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, [picking, onPick]);
}
