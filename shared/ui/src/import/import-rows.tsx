import type { Import, ImportRowState } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { Menu } from '../overlay/menu.js';
import { useState } from 'react';
import { refusedAddress, useListImportRowsQuery } from './import.api.js';

interface ImportRowsProps {
  import: Import;
  state: ImportRowState;
  title: string;
}

/** Rows in one state, with the faults of each in words. */
export function ImportRows({ import: given, state, title }: ImportRowsProps) {
  const { id, fields } = given;
  // A page begins after the last line of the previous one.
  const [starts, setStarts] = useState([0]);
  const { data } = useListImportRowsQuery({ id, state, after: starts.at(-1) ?? 0 });
  const labelOf = (key: string) => translate(fields.find((field) => field.key === key)?.label ?? key);
  const last = data?.items.at(-1)?.line;
  return (
    <section aria-label={title}>
      <h2 className="at-import-heading">{title}</h2>
      <ul className="at-import-refused">
        {data?.items.map(({ line, cells, faults }) => (
          <li key={line}>
            <span>
              <strong>{t('Line {line, number}', { line })}</strong>{' '}
              {faults
                .map(({ field, words }) =>
                  field ? `${labelOf(field)}: ${translate(words)}` : translate(words),
                )
                .join(' ')}
            </span>
            <bdi className="at-import-cells">{shownOf(given, state, cells).filter(Boolean).join(' · ')}</bdi>
          </li>
        ))}
      </ul>
      {(starts.length > 1 || data?.more) && (
        <div className="at-import-row mt-2">
          <Button size="sm" disabled={starts.length === 1} onClick={() => setStarts(starts.slice(0, -1))}>
            {t('Previous')}
          </Button>
          <Button size="sm" disabled={!data?.more} onClick={() => setStarts([...starts, last ?? 0])}>
            {t('Next')}
          </Button>
        </div>
      )}
    </section>
  );
}

/**
 * For a row that is ready, the values that will be imported, in the form's order; for any other, the row as in the
 * file.
 */
function shownOf({ fields, mapping }: Import, state: ImportRowState, cells: string[]): string[] {
  return state === 'ready' ? fields.map(({ key }) => cells[mapping[key] ?? -1] ?? '') : cells;
}

/** Downloads the refused rows, to be corrected and imported again. */
export function RefusedFile({ id }: { id: string }) {
  return (
    <Menu
      align="start"
      className="btn btn-secondary"
      items={[
        { label: t('Excel (XLSX)'), icon: 'download', download: refusedAddress(id, 'xlsx') },
        { label: t('Text (CSV)'), icon: 'download', download: refusedAddress(id, 'csv') },
      ]}
    >
      {t('Download rejected rows')}
    </Menu>
  );
}
