import type { DescribedRecord, RecordRow } from '@atrium/contracts';
import { t, translate, useStep } from '@atrium/sdk';
import { useState } from 'react';
import { formValuesOf } from './record-values.rules.js';
import type { PropertyFormProps } from './properties.types.js';
import { useRecordChange } from './use-record-change.js';
import { useRecordForm, type FormCalls, type RecordFormOptions } from './use-record-form.js';

interface PropertyFormOptions<R extends DescribedRecord, Row extends RecordRow>
  extends PropertyFormProps<Row>, Pick<RecordFormOptions<R, Row>, 'nameOf' | 'say'> {
  calls: FormCalls<Row>;
  /** Fields that are changed together with it. */
  with?: readonly string[];
}

/** The form of one property of an opened record. Its change is said with Undo, and keeps what others changed beside it. */
export function usePropertyForm<R extends DescribedRecord, Row extends RecordRow>(
  record: R,
  { row, name, onClose, nameOf, say, calls, with: others = [] }: PropertyFormOptions<R, Row>,
) {
  const { fields } = record;
  const { take } = useStep();
  // What others change while it is written is found when it is saved, also where it is shown already.
  const [begun] = useState(row);
  const change = useRecordChange<Row, object>(record, calls, row);
  const label = translate(fields[name]?.label ?? name);
  const tell = (saved: Row, changed: readonly string[]) => {
    const { version: _, ...before } = formValuesOf(fields, row, changed);
    void take({
      work: () => Promise.resolve(saved),
      done: t('{label} changed', { label }),
      undo: () => change(before, saved),
    });
  };
  const update = ({ id: _id, version: _version, ...values }: Record<string, unknown>) =>
    change(values, begun);
  const form = useRecordForm(record, {
    row: begun,
    only: [name, ...others],
    nameOf,
    onClose,
    tell,
    calls: { ...calls, update },
    ...(say && { say }),
  });
  return { ...form, inPlace: { form: form.frame.form, onClose } };
}
