import { givenIn, type AssignmentRow } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateField, FormDialog, RefField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useDepartmentOffers } from '../department.api.js';
import { useEmployeeOffers } from '../employee.api.js';
import { useToday } from '../use-today.js';
import type { AssignmentBook } from './assignment.api.js';

interface AssignmentFormProps extends RecordFormProps<AssignmentRow> {
  book: AssignmentBook;
  fromHelp: string;
  /** Below the fields: what it would change. What is not chosen yet is null. */
  note: (given: Readonly<Record<string, string | null>>) => ReactNode;
}

/** Gives something to a person, a department or everybody from a day on. */
export function AssignmentForm({ book, row, onClose, fromHelp, note }: AssignmentFormProps) {
  const { record, api, useOffers } = book;
  const id = `${record.as}Id`;
  const today = useToday();
  const { frame, field, reference, methods } = useRecordForm(record, {
    row,
    onClose,
    calls: api.useCalls(),
    first: { employeeId: null, departmentId: null, [id]: '', validFrom: today },
    nameOf: (shown) => givenIn(record, shown)?.name ?? '',
  });
  const given = Object.entries(methods.watch()).map(([name, value]) => [
    name,
    typeof value === 'string' && value !== '' ? value : null,
  ]);
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <RefField {...reference(id)} useOffers={useOffers} />
        <DateField {...field('validFrom')} help={fromHelp} />
        <RefField {...reference('departmentId')} useOffers={useDepartmentOffers} help={t('Empty: all.')} />
        <RefField
          {...reference('employeeId')}
          useOffers={useEmployeeOffers}
          help={t('Empty: everyone, or the whole department.')}
        />
      </div>
      {note(Object.fromEntries(given) as Record<string, string | null>)}
    </FormDialog>
  );
}
