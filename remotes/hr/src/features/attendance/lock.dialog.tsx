import { lockAttendanceSchema, type AttendanceGrid, type AttendanceLock } from '@atrium/contracts';
import { t, toast, useStep } from '@atrium/sdk';
import { Button, DateField, FormDialog, useContractForm } from '@atrium/ui';
import { useLockAttendanceMutation, useUnlockAttendanceMutation } from './attendance-month.api.js';
import { dayInWords } from './attendance.format.js';
import { shiftDay } from '../../shared/shift-day.js';
import css from './components/day-facts.module.scss';

interface LockDialogProps {
  grid: AttendanceGrid;
  onClose: () => void;
}

/** Locks a period, so that its days take no more changes, and opens locked ones again. */
export function LockDialog({ grid, onClose }: LockDialogProps) {
  const [lock] = useLockAttendanceMutation();
  const yesterday = shiftDay(grid.today, -1);
  const end = shiftDay(`${shiftDay(`${grid.month}-01`, 31).slice(0, 7)}-01`, -1);
  const form = useContractForm(lockAttendanceSchema, {
    defaultValues: { from: `${grid.month}-01`, to: end < grid.today ? end : yesterday },
    submit: async (body, key) => {
      await lock({ key, body }).unwrap();
      toast.success(t('The period is locked.'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Lock a period')}
      subtitle={t('Its days take no more corrections or imports.')}
      form={form}
      submitLabel={t('Lock')}
      onClose={onClose}
    >
      <div className="at-fields">
        <DateField label={t('From')} {...form.field('from')} />
        <DateField label={t('To')} {...form.field('to')} />
      </div>
      {grid.locks.length > 0 && (
        <ul className={css.punches} aria-label={t('Locked')}>
          {grid.locks.map((each) => (
            <Locked key={each.id} lock={each} />
          ))}
        </ul>
      )}
    </FormDialog>
  );
}

function Locked({ lock }: { lock: AttendanceLock }) {
  const [unlock] = useUnlockAttendanceMutation();
  const { take } = useStep();
  const period = `${dayInWords(lock.from)} – ${dayInWords(lock.to)}`;
  const open = () =>
    take({
      ask: { title: t('Unlock {period}?', { period }), confirmText: t('Unlock') },
      work: () => unlock(lock.id).unwrap(),
      done: t('The period is open again.'),
    });
  return (
    <li>
      <span>{period}</span>
      <Button size="xs" variant="ghost" onClick={() => void open()}>
        {t('Unlock')}
      </Button>
    </li>
  );
}
