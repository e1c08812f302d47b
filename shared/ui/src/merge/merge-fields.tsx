import type { MergeField } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { SelectField } from '../field/select-field.js';
import styles from './merge.module.scss';

interface Merged {
  id: string;
  name: string;
  note: string;
}

interface MergeSurvivorProps {
  /** The survivor first. */
  records: readonly Merged[];
  onSurvivor: (id: string) => void;
}

/** Which of the records that are merged stays. */
export const MergeSurvivor = ({ records, onSurvivor }: MergeSurvivorProps) => (
  <SelectField
    label={t('Which one stays')}
    help={t('The addresses of the others lead to it.')}
    value={records[0]?.id ?? ''}
    onChange={({ target }) => onSurvivor(target.value)}
    options={records.map(({ id, name, note }) => ({
      value: id,
      label: [name, note].filter(Boolean).join(' · '),
    }))}
  />
);

/** Whether those that are merged have different values of a field. */
export const differsInMerge = ({ values }: MergeField): boolean =>
  new Set(values.map(({ value }) => String(value))).size > 1;

interface MergeDifferencesProps {
  fields: readonly MergeField[];
  records: readonly Pick<Merged, 'id' | 'name'>[];
  choices: Readonly<Record<string, string>>;
  onChoose: (field: string, id: string) => void;
  /** A value as people read it. */
  say: (field: string, value: MergeField['values'][number]) => string;
}

/** Fields in which those that are merged differ, each with the values to choose from. */
export function MergeDifferences({ fields, records, choices, onChoose, say }: MergeDifferencesProps) {
  const open = fields.filter(differsInMerge);
  if (open.length === 0) return null;
  const nameOf = (id: string) => records.find((each) => each.id === id)?.name ?? '';
  const isNamedApart = new Set(records.map(({ name }) => name)).size === records.length;
  return (
    <fieldset className={styles['differ']}>
      <legend>{t('They differ in')}</legend>
      <div className="at-fields">
        {open.map(({ field, label, from, values }) => (
          <SelectField
            key={field}
            label={translate(label)}
            value={choices[field] ?? from ?? ''}
            onChange={({ target }) => onChoose(field, target.value)}
            options={values.map((value) => ({
              value: value.id,
              label: [say(field, value), isNamedApart && `(${nameOf(value.id)})`].filter(Boolean).join(' '),
            }))}
          />
        ))}
      </div>
    </fieldset>
  );
}
