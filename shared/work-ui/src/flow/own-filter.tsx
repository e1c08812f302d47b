import { readOwnFilter, writeOwnFilter, type OwnField } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { CheckField, DateField, PersonPicker, TextField, type ValuePickerProps } from '@atrium/ui';
import { useTaskArea } from '../area/area-context.js';
import styles from './flow.module.scss';
import { useShownFlow } from './use-flows.js';

/** Chooses which values of own fields are listed: one of those given for a field, and so for each field. */
export function OwnFilterPicker({ chosen, onChoose }: ValuePickerProps) {
  const { fields } = useShownFlow(useTaskArea());
  return (
    <div className="d-grid gap-3">
      {fields.map((field) => {
        const values = chosen.flatMap((text) => {
          const read = readOwnFilter(text);
          return read?.fieldId === field.id ? [read.value] : [];
        });
        const onValues = (next: readonly string[]) => {
          const others = chosen.filter((text) => readOwnFilter(text)?.fieldId !== field.id);
          onChoose([...others, ...next.flatMap((value) => writeOwnFilter(field, value) ?? [])]);
        };
        return <FieldFilter key={field.id} field={field} values={values} onValues={onValues} />;
      })}
    </div>
  );
}

interface FieldFilterProps {
  field: OwnField;
  values: readonly string[];
  onValues: (values: readonly string[]) => void;
}

function FieldFilter({ field, values, onValues }: FieldFilterProps) {
  const { type, label, options } = field;
  const [first = ''] = values;
  switch (type) {
    case 'choice':
      return (
        <Ticks
          label={label}
          values={values}
          onValues={onValues}
          options={options.map((value) => [value, value])}
        />
      );
    case 'yesNo':
      return (
        <Ticks
          label={label}
          values={values}
          onValues={onValues}
          options={[
            ['true', t('Yes')],
            ['false', t('No')],
          ]}
        />
      );
    case 'person':
      return (
        <PersonPicker
          label={label}
          value={first}
          onChoose={(option) => onValues(option ? [option.value] : [])}
        />
      );
    case 'text':
      return (
        <TextField
          label={label}
          maxLength={38}
          value={first}
          onChange={({ target }) => onValues(target.value ? [target.value] : [])}
        />
      );
    default:
      return <Range field={field} value={first} onValues={onValues} />;
  }
}

interface TicksProps extends Omit<FieldFilterProps, 'field'> {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Ticks({ label, options, values, onValues }: TicksProps) {
  return (
    <fieldset className="at-choices">
      <legend className={styles['title']}>{label}</legend>
      {options.map(([value, words]) => (
        <CheckField
          key={value}
          label={<bdi>{words}</bdi>}
          checked={values.includes(value)}
          onChange={({ target }) =>
            onValues(target.checked ? [...values, value] : values.filter((each) => each !== value))
          }
        />
      ))}
    </fieldset>
  );
}

function Range({ field, value, onValues }: Omit<FieldFilterProps, 'values'> & { value: string }) {
  const [from = '', to = ''] = value.split('..');
  const set = (ends: readonly [string, string]) => onValues(ends.some(Boolean) ? [ends.join('..')] : []);
  const name = { label: field.label };
  if (field.type === 'date')
    return (
      <div className="at-fields">
        <DateField
          label={t('{label} from', name)}
          value={from}
          onChange={({ target }) => set([target.value, to])}
        />
        <DateField
          label={t('{label} to', name)}
          value={to}
          onChange={({ target }) => set([from, target.value])}
        />
      </div>
    );
  return (
    <div className="at-fields">
      <TextField
        inputMode="decimal"
        label={t('{label} from', name)}
        value={from}
        onChange={({ target }) => set([target.value, to])}
      />
      <TextField
        inputMode="decimal"
        label={t('{label} to', name)}
        value={to}
        onChange={({ target }) => set([from, target.value])}
      />
    </div>
  );
}

/** One chosen value in words. */
export function OwnFilterWords({ value }: { value: string }) {
  const { fields } = useShownFlow(useTaskArea());
  const read = readOwnFilter(value);
  const field = fields.find(({ id }) => id === read?.fieldId);
  if (!read || !field) return t('A field that is gone');
  return <bdi>{`${field.label}: ${wordsOf(field, read.value)}`}</bdi>;
}

function wordsOf({ type }: OwnField, value: string): string {
  if (type === 'yesNo') return value === 'true' ? t('Yes') : t('No');
  if (type === 'person') return t('A person');
  const [from = '', to = ''] = value.split('..');
  if (type === 'date') return [from, to].map((day) => (day ? formatDate(day) : '')).join('–');
  return type === 'number' ? `${from}–${to}` : value;
}
