import {
  DOCUMENT_READER_LABELS,
  DOCUMENT_READERS,
  EMPLOYEE_DOCUMENT,
  returnDocumentSchema,
  type EmployeeDocument,
} from '@atrium/contracts';
import { t, toast, translate } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  SelectField,
  TextField,
  useContractForm,
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
export function DocumentDialog({ row, onClose }: RecordDialogProps<EmployeeDocument>) {
  const { frame, field } = useRecordForm(EMPLOYEE_DOCUMENT, {
    ...{ row, onClose, calls: documentCalls.useCalls(), first: FIRST },
    nameOf: ({ name }) => name,
  });
  const readers = DOCUMENT_READERS.map((value) => ({
    value,
    label: translate(DOCUMENT_READER_LABELS[value]),
  }));
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

/** Sends a document back to the person, with the reason. */
export function ReturnDialog({ row, onClose }: RecordDialogProps<EmployeeDocument>) {
  const { id, version, name } = row;
  const { take } = documentCalls.useCalls();
  const form = useContractForm(returnDocumentSchema, {
    defaultValues: { version, reason: '' },
    submit: async ({ reason }) => {
      await take({ id, version, step: 'return', reason });
      toast.success(t('{name} was sent back.', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Send {name} back?', { name })}
      submitLabel={t('Send back')}
      {...{ form, onClose }}
    >
      <TextField label={t('What is missing?')} autoComplete="off" {...form.field('reason')} />
    </FormDialog>
  );
}
