import type { AttendanceDate, AttendanceMonth } from '@atrium/contracts';
import { formatDate, formatMinutes, t } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { useState } from 'react';
import { OvertimeDialog } from '../overtime.dialog.js';
import { mayAskOvertime } from '../overtime.rules.js';
import { useAskWindow } from '../use-ask-window.js';

/** Offers the newest overtime that nobody was asked to approve; nothing where there is none. */
export function OvertimeNote({ month }: { month: AttendanceMonth }) {
  const [asking, setAsking] = useState<AttendanceDate | null>(null);
  const window = useAskWindow(month.today);
  const day = month.dates.findLast((each) => mayAskOvertime(each, window));
  return (
    <>
      {day && (
        <Note
          tone="info"
          action={
            <Button size="sm" icon="clock" onClick={() => setAsking(day)}>
              {t('Ask for approval')}
            </Button>
          }
        >
          {t('{time} of overtime on {day} counts once it is approved.', {
            time: formatMinutes(day.overtimeMinutes),
            day: formatDate(day.date, { weekday: 'long', day: 'numeric', month: 'long' }),
          })}
        </Note>
      )}
      {asking && <OvertimeDialog day={asking} onClose={() => setAsking(null)} />}
    </>
  );
}
