import type { Ref } from '@atrium/contracts';
import { formatList, t } from '@atrium/sdk';
import { Note, RefField } from '@atrium/ui';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { useState } from 'react';
import { assetInWords, waitingInWords } from '../lifecycle.format.js';
import { useGetLifecycleQuery } from '../lifecycle.api.js';

interface SuccessorFieldProps {
  employeeId: string;
  error: string | undefined;
  onChange: (id: string | null) => void;
}

/** Who takes over, below all that waits for the person. */
export function SuccessorField({ employeeId, error, onChange }: SuccessorFieldProps) {
  const [chosen, setChosen] = useState<Ref | null>(null);
  const { data } = useGetLifecycleQuery(employeeId);
  const waiting = data ? waitingInWords(data.handOver) : [];
  const assets = data?.handOver.assets ?? [];
  const suggested = data?.handOver.suggested;
  const onChoose = (person: Ref | null) => {
    setChosen(person);
    onChange(person?.id ?? null);
  };
  return (
    <>
      {waiting.length > 0 && (
        <Note tone="info">
          <span>{t('This passes on:')}</span>
          <ul className="mb-0">
            {waiting.map((what) => (
              <li key={what}>
                <bdi>{what}</bdi>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {assets.length > 0 && (
        <Note tone="warning">
          {t('Not returned yet: {assets}', { assets: formatList(assets.map(assetInWords)) })}
        </Note>
      )}
      <RefField
        name="successorId"
        label={t('Takes over')}
        help={suggested ? t('Left empty, it is {name}.', { name: suggested.name }) : undefined}
        useOffers={useEmployeeOffers}
        error={error}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}
