import {
  askCorrectionSchema,
  type AskCorrection,
  CORRECTION_KINDS,
  type AttendanceDate,
  type CorrectionKind,
} from '@atrium/contracts';
import { type Keyed, msg, t, toast, translate } from '@atrium/sdk';
import { CheckField, FormDialog, SelectField, TextAreaField, TimeField, useContractForm } from '@atrium/ui';
import { useAskCorrectionMutation } from './correction.api.js';
import { useAmendDayMutation } from './review.api.js';
import { breaksOf } from './day-breaks.rules.js';
import { BreakFields } from './components/break-fields.js';
import { CorrectionEffect } from './components/correction-effect.js';
import { dayInWords } from './attendance.format.js';

const KIND_LABELS: Record<CorrectionKind, string> = {
  correction: msg('Correct the times'),
  onDuty: msg('On duty elsewhere'),
  workFromHome: msg('Worked from home'),
};

export const kindInWords = (kind: CorrectionKind): string => translate(KIND_LABELS[kind]);

interface CorrectionDialogProps {
  day: AttendanceDate;
  /** Whose day HR corrects at once; left out: the reader asks for a correction of an own day. */
  employeeId?: string | undefined;
  onClose: () => void;
}

/** Asks for a correction of a day, which whoever leads the person decides; HR corrects somebody's at once. */
export function CorrectionDialog({ day, employeeId, onClose }: CorrectionDialogProps) {
  const send = useSend(employeeId);
  const form = useContractForm(askCorrectionSchema, {
    defaultValues: firstValues(day),
    submit: async (body, key) => {
      await send({ key, body: toSend(body, day) });
      onClose();
    },
  });
  const { register, watch } = form.methods;
  const asked = watch() as AskCorrection;
  return (
    <FormDialog
      title={t('Correct {day}', { day: dayInWords(day.date) })}
      form={form}
      submitLabel={employeeId ? t('Correct') : t('Send')}
      onClose={onClose}
    >
      <div className="at-fields">
        <SelectField
          label={t('What')}
          wide
          {...form.field('kind')}
          options={CORRECTION_KINDS.map((value) => ({ value, label: kindInWords(value) }))}
        />
        {asked.kind === 'correction' && (
          <>
            <TimeField label={t('In')} {...form.field('in')} />
            <TimeField label={t('Out')} {...form.field('out')} />
            <CheckField label={t('Out on the next day')} {...register('outNextDay')} />
            <BreakFields form={form} />
          </>
        )}
        <TextAreaField label={t('Reason')} wide {...form.field('reason')} />
      </div>
      <CorrectionEffect asked={toSend(asked, day)} employeeId={employeeId} />
    </FormDialog>
  );
}

function useSend(employeeId: string | undefined) {
  const [ask] = useAskCorrectionMutation();
  const [amend] = useAmendDayMutation();
  return async (asked: Keyed<AskCorrection>) => {
    if (employeeId) await amend({ ...asked, employeeId }).unwrap();
    else await ask(asked).unwrap();
    toast.success(employeeId ? t('Day corrected') : t('Your correction was sent.'));
  };
}

/** Only a correction of the times has any, and breaks that were left as they are stay as they are. */
function toSend(asked: AskCorrection, day: AttendanceDate): AskCorrection {
  const { in: start, out, outNextDay, breaks, ...rest } = asked;
  if (rest.kind !== 'correction') return { ...rest, outNextDay: false };
  const kept = JSON.stringify(breaks) === JSON.stringify(breakTimes(day));
  return { ...rest, in: start, out, outNextDay, ...(!kept && { breaks }) };
}

/** The times as they are, or those of the shift. */
function firstValues(day: AttendanceDate) {
  return {
    workDate: day.date,
    kind: 'correction' as const,
    in: timeIn(day.firstInAt, day.timezone) ?? day.shift?.start ?? '',
    out: timeIn(day.lastOutAt, day.timezone) ?? day.shift?.end ?? '',
    outNextDay: isNextDay(day),
    breaks: breakTimes(day),
    reason: '',
  };
}

/** Those of the day, by the clock of the person's own zone. */
const breakTimes = (day: AttendanceDate) =>
  breaksOf(day).map(({ from, to }) => ({
    from: timeIn(from, day.timezone) ?? '',
    to: timeIn(to, day.timezone) ?? '',
  }));

/** `09:30` in the person's own zone. */
function timeIn(moment: string | null, timeZone: string): string | null {
  if (!moment) return null;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return format.format(new Date(moment));
}

function isNextDay({ date, lastOutAt, timezone, shift }: AttendanceDate): boolean {
  if (!lastOutAt) return shift !== null && shift.end <= shift.start;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
  return format.format(new Date(lastOutAt)) > date;
}
