import {
  BANK_TEMPLATE_COLUMNS,
  BANK_TEMPLATE_LABELS,
  BANK_TEMPLATES,
  bankColumnsFormSchema,
  bankColumnsOf,
  bankTemplatesKey,
  withBankColumns,
  type BankColumn,
  type BankTemplates,
} from '@atrium/contracts';
import { t, toast, translate, useSetting } from '@atrium/sdk';
import { Button, FormDialog, useContractForm } from '@atrium/ui';
import { BankColumnRows } from './bank-column-rows.js';
import type { BankColumnsProps } from './bank-columns.types.js';

/** Chooses the columns of a bank's files, their order and headings. */
export default function BankColumnsDialog(props: BankColumnsProps) {
  const { query, value, save } = useSetting(bankTemplatesKey);
  if (query.data === undefined) return null;
  return <ColumnsForm {...props} value={value} save={save} />;
}

interface ColumnsFormProps extends BankColumnsProps {
  value: BankTemplates;
  save: (value: (before: BankTemplates) => BankTemplates) => Promise<unknown>;
}

function ColumnsForm({ of: { groupId, name }, value, save, onClose }: ColumnsFormProps) {
  const put = async (columns: BankColumn[] | null) => {
    await save((before) => withBankColumns(before, groupId, columns));
    toast.success(t('Columns saved. Files that were made stay as they are.'));
    onClose();
  };
  const form = useContractForm(bankColumnsFormSchema, {
    defaultValues: { columns: bankColumnsOf(value, groupId) },
    submit: ({ columns }) => put(columns),
  });
  const begin = (columns: BankColumn[]) =>
    form.methods.setValue('columns', columns, { shouldDirty: true, shouldValidate: true });
  return (
    <FormDialog
      size="lg"
      title={t('Columns of bank files')}
      subtitle={name}
      submitLabel={t('Save')}
      form={form}
      onClose={onClose}
    >
      <div className="d-flex flex-wrap gap-2" role="group" aria-label={t('Start with')}>
        {BANK_TEMPLATES.map((template) => (
          <Button key={template} size="sm" onClick={() => begin(BANK_TEMPLATE_COLUMNS[template])}>
            {translate(BANK_TEMPLATE_LABELS[template])}
          </Button>
        ))}
        {groupId !== null && (
          <Button size="sm" variant="ghost" onClick={() => void put(null)}>
            {t('As the company')}
          </Button>
        )}
      </div>
      <BankColumnRows form={form} />
    </FormDialog>
  );
}
