import type { HolidayList, NextYear, NextYearDay } from '@atrium/contracts';
import { formatDate, msg, t, toast, translate } from '@atrium/sdk';
import { Button, DateField, Dialog, FormDialog, useSubmit, type RecordDialogProps } from '@atrium/ui';
import { useCopyHolidaysMutation, useGetNextYearQuery } from '../../../shared/holiday.api.js';

const WHY: Record<NextYearDay['why'], string | null> = {
  sameDay: null,
  moves: msg('Moves each year: enter its date, or leave it empty.'),
  leapDay: msg('The next year has no 29 February.'),
  over: msg('This day is over. Enter another, or leave it empty.'),
};

/** Copies the holidays of a list to the next year; who copies gives moving festivals their dates. */
export default function NextYearDialog({ row, onClose }: RecordDialogProps<HolidayList>) {
  const { data } = useGetNextYearQuery(row.id, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  if (data.items.length === 0) return <NothingLeft row={row} onClose={onClose} year={data.year} />;
  return <CopyForm row={row} onClose={onClose} proposed={data} />;
}

function NothingLeft({ row, year, onClose }: RecordDialogProps<HolidayList> & { year: number }) {
  return (
    <Dialog
      title={titleOf(row, year)}
      onClose={onClose}
      size="sm"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <p>{t('Every holiday of the year before is already in this year.')}</p>
    </Dialog>
  );
}

function CopyForm({ row, proposed, onClose }: RecordDialogProps<HolidayList> & { proposed: NextYear }) {
  const { year, items } = proposed;
  const [copy] = useCopyHolidaysMutation();
  const form = useSubmit({
    names: items.map(({ id }) => id),
    validate: (values): Record<string, string> => {
      const [first] = items;
      const isEmpty = items.every(({ id }) => !values[id]);
      return first && isEmpty ? { [first.id]: t('Give at least one holiday its date.') } : {};
    },
    submit: async (values) => {
      const days = Object.entries(values).flatMap(([id, date]) => (date ? [{ id, date }] : []));
      const { created: count } = await copy({ listId: row.id, days }).unwrap();
      toast.success(t('{count, plural, one {One holiday} other {# holidays}} added', { count }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={titleOf(row, year)}
      subtitle={t('Holidays without a date are left out.')}
      submitLabel={t('Copy')}
    >
      <div className="at-fields">
        {items.map((item) => (
          <DateField
            key={item.id}
            {...form.field(item.id)}
            label={labelOf(item)}
            help={helpOf(item)}
            defaultValue={item.proposed ?? ''}
          />
        ))}
      </div>
    </FormDialog>
  );
}

const titleOf = ({ name }: HolidayList, year: number) =>
  t('Copy {name} to {year}', { name, year: String(year) });

const labelOf = ({ name, department }: NextYearDay) => (department ? `${name} – ${department.name}` : name);

function helpOf({ date, why }: NextYearDay): string {
  const before = t('Last on {date}.', { date: formatDate(date) });
  const reason = WHY[why];
  return reason === null ? before : `${before} ${translate(reason)}`;
}
