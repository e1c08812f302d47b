import {
  INTERVIEW,
  INTERVIEW_MODE_LABELS,
  type Application,
  type Interview,
  type InterviewMode,
} from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import {
  FormDialog,
  MultiCombobox,
  NumberField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
  type UseOptions,
} from '@atrium/ui';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { MomentField } from '../../../shared/moment-field.js';
import { interviewApi } from '../interview.api.js';
import { sayInterviewTime } from '../interview.format.js';
import { ClashNote } from './clash-note.js';
import { PlaceFields } from './place-fields.js';

export interface InterviewDialogProps extends RecordFormProps<Interview> {
  application: Application;
}

const usePeople: UseOptions = (search) => ({
  options: useEmployeeOffers(search).map(({ id, name, note }) => ({
    value: id,
    label: name,
    note: note ?? null,
  })),
});

const USUAL_MINUTES = 45;
/** The next full hour of the next day. */
function nextStart(): string {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  at.setMinutes(60, 0, 0);
  return at.toISOString();
}

const firstOf = (application: Application) => ({
  applicationId: application.id,
  startsAt: nextStart(),
  minutes: USUAL_MINUTES,
  mode: 'video' as const,
  place: '',
  roomId: null,
  link: null,
  panelIds: [],
});

const wordsOf = (row: Interview | null) =>
  row
    ? { title: t('Reschedule interview'), submitLabel: t('Reschedule') }
    : { title: t('Schedule interview'), submitLabel: t('Schedule') };

/** Schedules an interview, or moves one: everybody who comes gets the invitation again. */
export default function InterviewDialog({ row, application, onClose }: InterviewDialogProps) {
  const { frame, field, methods } = useRecordForm(INTERVIEW, {
    row,
    onClose,
    calls: interviewApi.useCalls(),
    first: firstOf(application),
    nameOf: sayInterviewTime,
    sayAdded: () => t('Interview scheduled'),
  });
  const mode = methods.watch('mode') as InterviewMode;
  const startsAt = methods.watch('startsAt') as string | null;
  return (
    <FormDialog {...frame} {...wordsOf(row)}>
      <MultiCombobox
        {...field('panelIds')}
        chosen={row?.panel.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        useOptions={usePeople}
      />
      <MomentField
        label={field('startsAt').label}
        error={field('startsAt').error}
        value={startsAt}
        onChange={(value) => methods.setValue('startsAt', value ?? '', { shouldDirty: true })}
      />
      <div className="at-fields">
        <NumberField {...field('minutes')} />
        <SelectField {...field('mode')} options={allLabelled(INTERVIEW_MODE_LABELS)} />
      </div>
      {mode === 'inPerson' && (
        <PlaceFields
          room={methods.watch('roomId') as string | null}
          error={field('roomId').error}
          onRoom={(id) => methods.setValue('roomId', id, { shouldDirty: true })}
          place={<TextField {...field('place')} />}
        />
      )}
      {mode === 'video' && <TextField type="url" dir="ltr" {...field('link')} />}
      <ClashNote
        panelIds={(methods.watch('panelIds') as string[] | undefined) ?? []}
        startsAt={startsAt}
        minutes={methods.watch('minutes') as number | null}
        without={row?.id ?? null}
        roomId={mode === 'inPerson' ? (methods.watch('roomId') as string | null) : null}
      />
    </FormDialog>
  );
}
