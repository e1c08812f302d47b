import type { FilterValue, ListColumn } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { CheckField } from '../field/check-field.js';
import { DateField } from '../field/date-field.js';
import { MoneyField } from '../field/money-field.js';
import { TextField } from '../field/text-field.js';
import { Segmented } from '../button/segmented.js';
import type { FilterExtra } from './filter-extras.types.js';

interface FilterEditorProps {
  column: ListColumn;
  extra: FilterExtra | undefined;
  value: FilterValue;
  /** The last applied value is invalid. */
  wrong: boolean;
  onChange: (value: FilterValue) => void;
}

const yesNo = () => [
  { value: 'yes', label: t('Yes') },
  { value: 'no', label: t('No') },
];

/** The fields of a filter, depending on the column's type. */
export function FilterEditor({ column, extra, value, wrong, onChange }: FilterEditorProps) {
  switch (value.type) {
    case 'text':
      return (
        <TextField
          label={t('{title} contains', { title: column.title })}
          maxLength={100}
          value={value.contains}
          onChange={(event) => onChange({ type: 'text', contains: event.target.value })}
        />
      );
    case 'choice':
    case 'person': {
      const { type, oneOf } = value;
      if (extra?.Picker)
        return <extra.Picker chosen={oneOf} onChoose={(next) => onChange({ type, oneOf: next })} />;
      return type === 'choice' ? (
        <Choices column={column} extra={extra} onChange={onChange} chosen={oneOf} />
      ) : null;
    }
    case 'date':
    case 'number':
      return column.money ? (
        <Amounts value={value} wrong={wrong} onChange={onChange} />
      ) : (
        <Range value={value} wrong={wrong} onChange={onChange} />
      );
    case 'yesNo':
      return (
        <Segmented
          label={column.title}
          value={value.yes ? 'yes' : 'no'}
          options={yesNo()}
          onChange={(next) => onChange({ type: 'yesNo', yes: next === 'yes' })}
        />
      );
  }
}

type ChoicesProps = Pick<FilterEditorProps, 'column' | 'extra' | 'onChange'> & { chosen: readonly string[] };

function Choices({ column, extra, chosen, onChange }: ChoicesProps) {
  const offered = extra?.options ?? column.options ?? [];
  // A value of an old link that no longer exists can still be removed.
  const strays = chosen.filter((value) => offered.every((option) => option.value !== value));
  const options = [...offered, ...strays.map((value) => ({ value, label: value }))];
  const turn = (value: string, on: boolean) =>
    onChange({ type: 'choice', oneOf: on ? [...chosen, value] : chosen.filter((other) => other !== value) });
  return (
    <fieldset className="at-choices">
      <legend className="visually-hidden">{column.title}</legend>
      {options.map(({ value, label }) => (
        <CheckField
          key={value}
          label={<bdi>{label}</bdi>}
          checked={chosen.includes(value)}
          onChange={(event) => turn(value, event.target.checked)}
        />
      ))}
      {options.length === 0 && <p className="at-muted">{t('Nothing to choose from yet.')}</p>}
    </fieldset>
  );
}

interface RangeProps extends Pick<FilterEditorProps, 'wrong' | 'onChange'> {
  value: Extract<FilterValue, { from: string | null }>;
}

function Range({ value, wrong, onChange }: RangeProps) {
  const FieldOf = value.type === 'date' ? DateField : TextField;
  const words =
    value.type === 'date'
      ? t('Enter a start date, an end date, or both, earlier date first.')
      : t('Enter a minimum, a maximum, or both, smaller number first.');
  const field = (end: 'from' | 'to') => ({
    value: value[end] ?? '',
    inputMode: value.type === 'number' ? ('decimal' as const) : undefined,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, [end]: event.target.value === '' ? null : event.target.value }),
  });
  return (
    <div className="at-fields">
      <FieldOf label={t('From')} error={wrong ? words : undefined} {...field('from')} />
      <FieldOf label={t('To')} {...field('to')} />
    </div>
  );
}

/** Amounts of money, typed as people write them; the filter has whole minor units. */
function Amounts({ value, wrong, onChange }: RangeProps) {
  const words = t('Enter a lowest amount, a highest amount, or both, smaller amount first.');
  const field = (end: 'from' | 'to') => ({
    value: /^\d+$/.test(value[end] ?? '') ? Number(value[end]) : (value[end] ?? ''),
    onChange: (event: { target: { value: number | string } }) =>
      onChange({ ...value, [end]: event.target.value === '' ? null : String(event.target.value) }),
  });
  return (
    <div className="at-fields">
      <MoneyField label={t('From')} error={wrong ? words : undefined} {...field('from')} />
      <MoneyField label={t('To')} {...field('to')} />
    </div>
  );
}
