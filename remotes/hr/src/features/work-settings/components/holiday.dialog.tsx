import {
  HOLIDAY,
  HOLIDAY_KIND_LABELS,
  HOLIDAY_YEAR_LABELS,
  previewHolidaySchema,
  type Holiday,
} from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  RefField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { HOLIDAY_LIST_CHOICE, holidayApi, usePreviewHolidayQuery } from '../../../shared/holiday.api.js';
import { useToday } from '../../../shared/use-today.js';
import { EffectNote } from './effect-note.js';

export default function HolidayDialog({ row, onClose }: RecordFormProps<Holiday>) {
  const today = useToday();
  const { frame, field, reference, methods } = useRecordForm(HOLIDAY, {
    row,
    onClose,
    calls: holidayApi.useCalls(),
    first: {
      name: '',
      date: today,
      kind: 'public',
      yearly: 'sameDay',
      listId: null,
      departmentId: null,
    },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <DateField {...field('date')} />
        <SelectField
          {...field('kind')}
          options={allLabelled(HOLIDAY_KIND_LABELS)}
          help={t('On an optional one people work unless they take leave.')}
        />
        <RefField
          {...reference('listId')}
          useOffers={HOLIDAY_LIST_CHOICE.useOffers}
          help={t('Empty: the list of the company.')}
        />
        <RefField {...reference('departmentId')} useOffers={useDepartmentOffers} help={t('Empty: all.')} />
        <SelectField
          {...field('yearly')}
          options={allLabelled(HOLIDAY_YEAR_LABELS)}
          help={t('When the list is copied, the new date of moving festivals is asked.')}
        />
      </div>
      <HolidayNote id={row?.id ?? null} given={methods.watch()} />
    </FormDialog>
  );
}

/** What the values of the form would change; nothing while they are not complete. */
function HolidayNote({ id, given }: { id: string | null; given: object }) {
  const text = (name: string) => {
    const value: unknown = Object.entries(given).find(([key]) => key === name)?.[1];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [date, kind, listId, departmentId] = ['date', 'kind', 'listId', 'departmentId'].map(text);
  const asked = previewHolidaySchema.safeParse({ id, archive: false, date, kind, listId, departmentId });
  const first = { id, archive: false, date: '', kind: 'public' as const, listId: null, departmentId: null };
  const { currentData } = usePreviewHolidayQuery(asked.data ?? first, { skip: !asked.success });
  return <EffectNote effect={currentData} />;
}
