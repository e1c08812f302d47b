import { HOLIDAY_REGION_LABELS, HOLIDAY_REGIONS, type HolidayRegion } from '@atrium/contracts';
import { labelled, t, useCan, useStep } from '@atrium/sdk';
import { Button, SelectField } from '@atrium/ui';
import { useState } from 'react';
import { useAddUsualHolidaysMutation } from '../../../shared/starter.api.js';

/** The first holidays of a company, by the state where it works. */
export function UsualHolidays() {
  const mayCreate = useCan('hrOperations', 'workSchedule', 'create');
  const [region, setRegion] = useState<HolidayRegion>('IN');
  const [add, { isLoading }] = useAddUsualHolidaysMutation();
  const { take } = useStep();
  if (!mayCreate) return null;
  const press = () =>
    take({
      of: 'usual',
      work: () => add({ region }).unwrap(),
      done: t('Holidays added. Check the festivals that move.'),
    });
  const options = labelled(HOLIDAY_REGIONS, HOLIDAY_REGION_LABELS);
  return (
    <>
      <SelectField
        label={t('State')}
        value={region}
        options={options}
        onChange={({ target }) => {
          setRegion(HOLIDAY_REGIONS.find((each) => each === target.value) ?? 'IN');
        }}
      />
      <Button variant="secondary" busy={isLoading} onClick={() => void press()}>
        {t('Add the holidays of the state')}
      </Button>
    </>
  );
}
