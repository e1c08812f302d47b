import { formatList, t } from '@atrium/sdk';
import { useState } from 'react';
import { Note } from '../feedback/note.js';
import type { FormConflict } from './use-form-conflict.js';

type Field = FormConflict['fields'][number];

/** Shows what somebody else saved while the form was open beside the form's own values, with a choice per field. */
export function FormConflictNote({ conflict }: { conflict: FormConflict | null }) {
  if (!conflict) return null;
  const { fields, choose } = conflict;
  const open = fields.filter((field) => field.open);
  const taken = fields.filter((field) => !field.open);
  return (
    <Note tone="warning" live>
      <p className="mb-2">
        {open.length > 0
          ? t(
              'Someone else saved this while you were editing. Your changes are kept: choose what to keep, then save again.',
            )
          : t(
              'Someone else saved this while you were editing. Your changes are kept: review them and save again.',
            )}
      </p>
      {open.length > 0 && (
        <table className="at-versus">
          <thead>
            <tr>
              <th scope="col">{t('Field')}</th>
              <th scope="col">{t('Yours')}</th>
              <th scope="col">{t('Theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map((field) => (
              <Choice key={`${field.name} ${field.theirsInWords}`} field={field} choose={choose} />
            ))}
          </tbody>
        </table>
      )}
      {taken.length > 0 && (
        <p className="mb-0 mt-2">
          {t('Their changes, already included: {changes}.', { changes: formatList(taken.map(sayTaken)) })}
        </p>
      )}
    </Note>
  );
}

const sayTaken = ({ label, theirsInWords }: Field) => `${label} (${theirsInWords})`;

function Choice({ field, choose }: { field: Field; choose: FormConflict['choose'] }) {
  const [chosen, setChosen] = useState<'mine' | 'theirs'>('mine');
  const option = (whose: 'mine' | 'theirs', words: string) => (
    <td>
      <label>
        <input
          type="radio"
          className="form-check-input"
          name={`keep-${field.name}`}
          aria-label={
            whose === 'mine'
              ? t('{label}: keep yours, {words}', { label: field.label, words })
              : t('{label}: take theirs, {words}', { label: field.label, words })
          }
          checked={chosen === whose}
          onChange={() => {
            setChosen(whose);
            choose(field.name, whose);
          }}
        />
        <bdi>{words}</bdi>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">{field.label}</th>
      {option('mine', field.mineInWords)}
      {option('theirs', field.theirsInWords)}
    </tr>
  );
}
