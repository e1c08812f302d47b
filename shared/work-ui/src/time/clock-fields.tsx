import { t } from '@atrium/sdk';
import { DurationField, TimeField } from '@atrium/ui';
import type { ComponentProps } from 'react';
import { endOf, minutesBetween } from './clock-span.rules.js';

interface ClockFieldsProps {
  start: Omit<ComponentProps<typeof TimeField>, 'label'>;
  minutes: Omit<ComponentProps<typeof DurationField>, 'label'>;
  /** What is typed now. */
  from: string | null;
  length: number;
  onMinutes: (minutes: number) => void;
}

/** When and how long: a start and an end, or a duration alone. An end and a duration follow each other. */
export function ClockFields({ start, minutes, from, length, onMinutes }: ClockFieldsProps) {
  return (
    <>
      <TimeField {...start} label={t('From')} help={t('Leave it empty to record a duration only.')} />
      {from && (
        <TimeField
          label={t('Until')}
          value={endOf(from, length)}
          onCommit={(end) => {
            const next = minutesBetween(from, end);
            if (next !== null) onMinutes(next);
          }}
        />
      )}
      <DurationField {...minutes} label={t('Duration')} />
    </>
  );
}
