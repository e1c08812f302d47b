import { t } from '@atrium/sdk';
import { DateField, FormDialog, isDay, useSubmit } from '@atrium/ui';
import { useState } from 'react';

interface GoToDateProps {
  day: string;
  onGo: (day: string) => void;
  onClose: () => void;
}

const NAMES = ['day'] as const;

/** Asks for a date and shows it. */
export default function GoToDateDialog({ day: shown, onGo, onClose }: GoToDateProps) {
  const [day, setDay] = useState(shown);
  const form = useSubmit({
    names: NAMES,
    submit: () => {
      if (isDay(day)) onGo(day);
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <FormDialog form={form} title={t('Go to a date')} submitLabel={t('Show')} size="sm" onClose={onClose}>
      <DateField
        {...form.field('day')}
        label={t('Date')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormDialog>
  );
}
