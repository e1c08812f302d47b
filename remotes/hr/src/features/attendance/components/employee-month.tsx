import type { AttendanceDate, Employee } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, Loaded, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { useGetEmployeeMonthQuery } from '../attendance-month.api.js';
import { DayDialog } from '../day.dialog.js';
import { useMonth } from '../../../shared/use-month.js';
import { MonthList } from './month-list.js';
import { MonthPicker } from '../../../shared/month-picker.js';

/** A month of an employee's attendance, as a part of the opened employee. */
export default function EmployeeMonth({ row }: { row: Pick<Employee, 'id'> }) {
  const { month } = useMonth();
  const query = useGetEmployeeMonthQuery({ id: row.id, month });
  const [opened, setOpened] = useState<AttendanceDate | null>(null);
  return (
    <Card fill="rows" title={t('Attendance')} actions={<MonthPicker />}>
      <Loaded
        of={query}
        current
        title={t('The attendance could not be loaded')}
        skeleton={<SkeletonCards cards={1} rows={6} label={t('Loading the attendance')} />}
      >
        {(shown) => <MonthList month={shown} label={t('Attendance')} onOpen={setOpened} />}
      </Loaded>
      {opened && <DayDialog day={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
