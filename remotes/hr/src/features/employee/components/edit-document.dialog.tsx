import {
  DOCUMENT_READER_LABELS,
  DOCUMENT_READERS,
  EMPLOYEE_DOCUMENT,
  type EmployeeDocument,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  SelectField,
  TextField,
  useRecordForm,
  type RecordDialogProps,
} from '@atrium/ui';
import { documentCalls } from '../document.api.js';
import { categoryOptions } from './ask-document.dialog.js';

const FIRST = {
  category: 'other',
  number: null,
  issuedOn: null,
  expiresOn: null,
  visibleTo: 'person',
} as const;

/** What a document proves, its number and until when it holds. */
export default function DocumentDialog({ row, onClose }: RecordDialogProps<EmployeeDocument>) {
  const { frame, field } = useRecordForm(EMPLOYEE_DOCUMENT, {
    row,
    onClose,
    calls: documentCalls.useCalls(),
    first: FIRST,
    nameOf: ({ name }) => name,
  });
  const readers = labelled(DOCUMENT_READERS, DOCUMENT_READER_LABELS);
  return (
    <FormDialog {...frame} size="sm">
      <div className="at-fields">
        <SelectField {...field('category')} options={categoryOptions()} />
        <TextField autoComplete="off" {...field('number')} />
        <DateField {...field('issuedOn')} />
        <DateField
          {...field('expiresOn')}
          help={t('HR and the person are reminded 60, 30 and 7 days before.')}
        />
        <SelectField {...field('visibleTo')} options={readers} />
      </div>
    </FormDialog>
  );
}
