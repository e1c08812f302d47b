import {
  lockAttendanceSchema,
  addDays,
  monthRange,
  type AttendanceGrid,
  type AttendanceLock,
  type LockAttendance,
} from '@atrium/contracts';
import { formatList, t, toast, useCompanyPath, useStep } from '@atrium/sdk';
import { Button, DateField, FormDialog, Note, useContractForm } from '@atrium/ui';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import {
  useCountLockQuestionsQuery,
  useLockAttendanceMutation,
  useUnlockAttendanceMutation,
} from './attendance-month.api.js';
import { dayInWords } from './attendance.format.js';
import css from './components/day-facts.module.scss';

interface LockDialogProps {
  grid: AttendanceGrid;
  onClose: () => void;
}

/** Locks a period, so that its days take no more changes, and opens locked ones again. */
export function LockDialog({ grid, onClose }: LockDialogProps) {
  const [lock] = useLockAttendanceMutation();
  const yesterday = addDays(grid.today, -1);
  const end = monthRange(grid.month).to;
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
      <Questions period={form.methods.watch()} />
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

/** What waits in the period: once it is locked, none of it can be settled. */
function Questions({ period }: { period: LockAttendance }) {
  const asked = lockAttendanceSchema.safeParse(useDeferredValue(period));
  const { currentData } = useCountLockQuestionsQuery(asked.success ? asked.data : period, {
    skip: !asked.success,
  });
  const to = useCompanyPath()('employee/Attendance?view=reviews');
  if (!currentData) return null;
  const { reviews, corrections, overtime, leave } = currentData;
  const lines = [
    reviews > 0 &&
      t('{count, plural, one {# day needs a look} other {# days need a look}}', { count: reviews }),
    corrections > 0 &&
      t('{count, plural, one {# correction waits} other {# corrections wait}}', { count: corrections }),
    overtime > 0 &&
      t('{count, plural, one {# request for overtime waits} other {# requests for overtime wait}}', {
        count: overtime,
      }),
    leave > 0 &&
      t('{count, plural, one {# request for leave waits} other {# requests for leave wait}}', {
        count: leave,
      }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Note tone="warning" action={reviews > 0 && <Link to={to}>{t('Reviews')}</Link>}>
      {t('Open in this period: {list}. Once it is locked, they can only be settled as arrears.', {
        list: formatList(lines),
      })}
    </Note>
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
