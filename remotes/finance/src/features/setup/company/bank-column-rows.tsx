import {
  BANK_FIELD_LABELS,
  BANK_FIELDS,
  type BankColumn,
  type BankField,
  type bankColumnsFormSchema,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Button, IconButton, SelectField, TextField, type ContractForm } from '@atrium/ui';
import css from './company.module.scss';

type Form = ContractForm<typeof bankColumnsFormSchema>;

/** The columns in order, each with what it says and its heading. */
export function BankColumnRows({ form: { field, methods } }: { form: Form }) {
  const columns = methods.watch('columns');
  const set = (next: BankColumn[]) => methods.setValue('columns', next, { shouldDirty: true });
  // Of all columns together: the errors of each stand beside it.
  const { root, message } = methods.formState.errors.columns ?? {};
  const error = root?.message ?? message;
  const left = BANK_FIELDS.find((each) => !columns.some((column) => column.field === each)) ?? 'fixed';
  return (
    <>
      {columns.map((column, place) => (
        // A column is known by its place alone.
        <div key={place} className={css['column']}>
          <SelectField
            label={t('Column {place}', { place: place + 1 })}
            options={BANK_FIELDS.map((value) => ({ value, label: translate(BANK_FIELD_LABELS[value]) }))}
            name={`columns.${String(place)}.field`}
            error={field(`columns.${place}.field`).error}
            value={column.field}
            onChange={({ target }) => set(withField(columns, place, target.value as BankField))}
          />
          <TextField autoComplete="off" label={t('Heading')} {...field(`columns.${place}.heading`)} />
          {column.field === 'fixed' && (
            <TextField autoComplete="off" label={t('Text')} {...field(`columns.${place}.text`)} />
          )}
          <Moves columns={columns} place={place} onChange={set} />
        </div>
      ))}
      {error !== undefined && (
        <p className="text-danger-emphasis m-0" role="alert">
          {translate(error)}
        </p>
      )}
      <div>
        <Button
          size="sm"
          icon="plus"
          onClick={() => set([...columns, { field: left, heading: '', text: null }])}
        >
          {t('Add column')}
        </Button>
      </div>
    </>
  );
}

const withField = (columns: BankColumn[], place: number, chosen: BankField): BankColumn[] =>
  columns.map((column, at) =>
    at === place
      ? { ...column, field: chosen, text: chosen === 'fixed' ? (column.text ?? '') : null }
      : column,
  );

interface MovesProps {
  columns: BankColumn[];
  place: number;
  onChange: (columns: BankColumn[]) => void;
}

function Moves({ columns, place, onChange }: MovesProps) {
  const swap = (other: number) => () =>
    onChange(columns.map((column, at) => swapped(columns, [place, other], at) ?? column));
  const name = { place: place + 1 };
  return (
    <span className="d-flex">
      <IconButton
        icon="arrow-up"
        label={t('Move column {place} up', name)}
        disabled={place === 0}
        onClick={swap(place - 1)}
      />
      <IconButton
        icon="arrow-down"
        label={t('Move column {place} down', name)}
        disabled={place === columns.length - 1}
        onClick={swap(place + 1)}
      />
      <IconButton
        icon="x"
        label={t('Remove column {place}', name)}
        onClick={() => onChange(columns.filter((_, at) => at !== place))}
      />
    </span>
  );
}

/** What stands at a place after two columns have changed theirs. */
const swapped = (columns: readonly BankColumn[], [one, other]: readonly [number, number], at: number) =>
  at === one ? columns[other] : at === other ? columns[one] : columns[at];
