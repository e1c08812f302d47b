import { t, useCan } from '@atrium/sdk';
import { Dialog, ErrorState, SkeletonCards } from '@atrium/ui';
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
  const day = currentData?.dates.find((each) => each.date === date);
  if (day)
    return (
      <DayDialog
        day={day}
        name={employee.name}
        callsFor={employee.id}
        correctsOf={mayCorrect ? employee.id : undefined}
        onClose={onClose}
      />
    );
  return (
    <Dialog size="sm" title={dayInWords(date)} subtitle={employee.name} onClose={onClose}>
      {error ? (
        <ErrorState title={t('The day could not be loaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCards cards={1} rows={4} label={t('Loading the day')} />
      )}
    </Dialog>
  );
}
