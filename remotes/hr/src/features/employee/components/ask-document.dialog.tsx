import {
  askDocumentSchema,
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_LABELS,
  type Employee,
} from '@atrium/contracts';
import { labelled, t, toast } from '@atrium/sdk';
import { FormDialog, SelectField, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { fullName } from '../../../shared/employee.api.js';
import { useAskDocumentMutation } from '../document.api.js';

export const categoryOptions = () => labelled(DOCUMENT_CATEGORIES, DOCUMENT_CATEGORY_LABELS);

/** Asks an employee for a document, which they send from their profile. */
export default function AskDocumentDialog({ row: employee, onClose }: RecordDialogProps<Employee>) {
  const [ask] = useAskDocumentMutation();
  const form = useContractForm(askDocumentSchema, {
    defaultValues: { name: '', category: 'identity' },
    submit: async (body, key) => {
      await ask({ employeeId: employee.id, key, body }).unwrap();
      toast.success(t('{name} was asked for {document}.', { name: fullName(employee), document: body.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Ask for a document')}
      subtitle={fullName(employee)}
      submitLabel={t('Ask')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('What do you need?')} autoComplete="off" {...form.field('name')} />
      <SelectField label={t('Kind')} options={categoryOptions()} {...form.field('category')} />
    </FormDialog>
  );
}
