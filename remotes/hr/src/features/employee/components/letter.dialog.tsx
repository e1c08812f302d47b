import { fillText, type Employee, type Ref } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, RefField, TextField, useSubmit, type RecordDialogProps } from '@atrium/ui';
import { useState } from 'react';
import { fullName } from '../../../shared/employee.api.js';
import {
  useLetterTemplateOffers,
  useMakeLetterMutation,
  usePreviewLetterQuery,
} from '../../../shared/letter.api.js';

type Values = Record<string, string>;

/** Makes a letter for an employee: its template, what only a person knows, and how it will read. */
export default function LetterDialog({ row: employee, onClose }: RecordDialogProps<Employee>) {
  const { template, setTemplate, draft, values, typed, form } = useLetter(employee, onClose);
  return (
    <FormDialog
      title={t('Make a letter')}
      subtitle={fullName(employee)}
      submitLabel={t('Make letter')}
      form={form}
      onClose={onClose}
    >
      <div className="at-fields">
        <RefField
          {...form.field('templateId')}
          label={t('Letter')}
          chosen={template}
          onChoose={setTemplate}
          required
          useOffers={useLetterTemplateOffers}
        />
        {draft?.asks.map((name) => (
          <TextField
            key={name}
            autoComplete="off"
            required
            {...form.field(nameOf(name))}
            label={sayField(name)}
            onChange={({ target }) => typed(name, target.value)}
          />
        ))}
      </div>
      {draft && <Preview {...draft} values={values} />}
    </FormDialog>
  );
}

function useLetter(employee: Employee, onClose: () => void) {
  const [template, setTemplate] = useState<Ref | null>(null);
  const [values, setValues] = useState<Values>({});
  const [make] = useMakeLetterMutation();
  const templateId = template?.id ?? '';
  const asked = { employeeId: employee.id, templateId, values: {} };
  const { currentData: draft } = usePreviewLetterQuery(asked, { skip: !template });
  const asks = draft?.asks ?? [];
  const form = useSubmit({
    names: ['templateId', ...asks.map(nameOf)],
    validate: (): Values => (template ? {} : { templateId: t('Choose a letter template.') }),
    submit: async (_, key) => {
      const given = Object.fromEntries(asks.map((name) => [name, values[name] ?? '']));
      const body = { templateId, values: given };
      const { number } = await make({ employeeId: employee.id, key, body }).unwrap();
      toast.success(t('Letter {number} is made and among the documents.', { number: number ?? '' }));
      onClose();
    },
  });
  const typed = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  return { template, setTemplate, draft, values, typed, form };
}

const nameOf = (field: string) => `values.${field}`;

/** `Last day` for the field `lastDay`, which the company named. */
const sayField = (name: string): string => {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

function Preview({ subject, paragraphs, values }: { subject: string; paragraphs: string[]; values: Values }) {
  const filled = new Map(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  return (
    <section className="border-top py-3 mt-3" aria-label={t('Preview')} dir="auto">
      <h3 className="at-14">{fillText(subject, filled)}</h3>
      {paragraphs.map((text) => (
        <p key={text} className="mb-2" style={{ whiteSpace: 'pre-line' }} dir="auto">
          {fillText(text, filled)}
        </p>
      ))}
    </section>
  );
}
