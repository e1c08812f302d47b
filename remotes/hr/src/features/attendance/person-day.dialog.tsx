import { t, useCan } from '@atrium/sdk';
import { Dialog, Loaded, SkeletonCards } from '@atrium/ui';
import { useGetEmployeeMonthQuery } from './attendance-month.api.js';
import { dayInWords } from './attendance.format.js';
import { DayDialog } from './day.dialog.js';

export interface PersonDay {
  employee: { id: string; name: string };
  date: string;
}

/** What a date of another person came to. */
export function PersonDayDialog({ employee, date, onClose }: PersonDay & { onClose: () => void }) {
  const { currentData, error, refetch } = useGetEmployeeMonthQuery({
    id: employee.id,
    month: date.slice(0, 7),
  });
  const mayCorrect = useCan('hrOperations', 'attendence', 'update');
  return (
    <Loaded
      of={{ data: currentData?.dates.find((each) => each.date === date), error, refetch }}
      title={t('The day could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading the day')} />}
      frame={(waiting) => (
        <Dialog size="sm" title={dayInWords(date)} subtitle={employee.name} onClose={onClose}>
          {waiting}
        </Dialog>
      )}
      placesNote
    >
      {(day, note) => (
        <DayDialog
          day={day}
          note={note}
          onClose={onClose}
          name={employee.name}
          callsFor={employee.id}
          correctsOf={mayCorrect ? employee.id : undefined}
        />
      )}
    </Loaded>
  );
}
