import type { Employee } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { TextField } from '@atrium/ui';
import { useDeferredValue, useId, useState } from 'react';
import { useListEmployeesQuery } from '../../../shared/employee.api.js';
import { fullName } from '../employee.format.js';

export interface ManagerFieldProps {
  /** Who it is now. */
  chosen: Employee['manager'];
  onChoose: (id: string | null, name: string) => void;
  error?: string;
}

const OFFERED = 20;
const SEPARATOR = ' · ';
const optionOf = (employee: Employee) => `${fullName(employee)}${SEPARATOR}${employee.code}`;

/** Somebody of the company, found by typing; the offers come from the server's search. */
export function ManagerField({ chosen, onChoose, error }: ManagerFieldProps) {
  const listId = useId();
  const [text, setText] = useState(chosen?.name ?? '');
  const [before, setBefore] = useState(chosen?.id);
  // Chosen elsewhere, too: by taking over what somebody else saved.
  if (chosen?.id !== before) {
    setBefore(chosen?.id);
    setText(chosen?.name ?? '');
  }
  const search = useDeferredValue(text.split(SEPARATOR)[0] ?? '');
  const { data } = useListEmployeesQuery({ search: search || undefined, limit: OFFERED, sort: 'name' });
  const offers = data?.items ?? [];
  const known = text === '' || text === chosen?.name || offers.some((offer) => optionOf(offer) === text);

  const type = (next: string) => {
    setText(next);
    if (next === '') onChoose(null, '');
    if (next === chosen?.name) onChoose(chosen.id, chosen.name);
    const offer = offers.find((candidate) => optionOf(candidate) === next);
    if (offer) onChoose(offer.id, fullName(offer));
  };
  return (
    <>
      <TextField
        label={t('Manager')}
        help={known ? t('Type a name and choose from the list') : undefined}
        error={error ?? (known ? undefined : t('Choose a person from the list, or leave it empty.'))}
        name="managerId"
        autoComplete="off"
        list={listId}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={listId}>
        {offers.map((offer) => (
          <option key={offer.id} value={optionOf(offer)} />
        ))}
      </datalist>
    </>
  );
}
