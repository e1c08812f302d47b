import type { AttendanceDate, AttendanceMonth } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { useState } from 'react';
import { isRecent } from '../overtime.rules.js';
import { useAskWindow } from '../use-ask-window.js';
import { CorrectionDialog } from '../correction.dialog.js';

/** Asks for the time of the newest clock-out that was forgotten; nothing where there is none to ask for. */
export function ForgottenClockOut({ month }: { month: AttendanceMonth }) {
  const [correcting, setCorrecting] = useState<AttendanceDate | null>(null);
  const window = useAskWindow(month.today);
  const day = month.dates.findLast((each) => isForgotten(each) && isRecent(each.date, window));
  return (
    <>
      {day && (
        <Note
          tone="warning"
          action={
            <Button size="sm" icon="pencil" onClick={() => setCorrecting(day)}>
              {t('Correct this day')}
            </Button>
          }
        >
          {t('You forgot to clock out on {day}. When did you leave?', {
            day: formatDate(day.date, { weekday: 'long', day: 'numeric', month: 'long' }),
          })}
        </Note>
      )}
      {correcting && <CorrectionDialog day={correcting} onClose={() => setCorrecting(null)} />}
    </>
  );
}

/** Closed without a clock-out, and the person may still ask for a correction. */
function isForgotten({ state, needsReview, firstInAt, lastOutAt, locked, asked, joined }: AttendanceDate) {
  return state === 'closed' && needsReview && firstInAt !== null && !lastOutAt && !locked && !asked && joined;
}
