import type { OwnField, Task, TASK } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  CheckField,
  DateField,
  NumberField,
  PersonPicker,
  SelectField,
  TextField,
  type RecordForm,
} from '@atrium/ui';

interface OwnFieldsProps {
  fields: readonly OwnField[];
  form: RecordForm<typeof TASK, Task>;
  /** The people whom the task names already. */
  people: Task['ownPeople'];
}

/** The fields that the company added, in the form of a task. */
export function OwnFields({ fields, ...given }: OwnFieldsProps) {
  return fields.map((field) => <OwnControl key={field.id} field={field} {...given} />);
}

interface OwnControlProps extends Omit<OwnFieldsProps, 'fields'> {
  field: OwnField;
}

function OwnControl({ field: { id, type, label, options }, form, people }: OwnControlProps) {
  const path = `own.${id}`;
  // The values are a record of the schema, whose paths it cannot list.
  const bound = { ...form.field(path as 'own'), label };
  switch (type) {
    case 'text':
      return <TextField {...bound} />;
    case 'number':
      return <NumberField {...bound} />;
    case 'date':
      return <DateField {...bound} />;
    case 'choice':
      return (
        <SelectField
          {...bound}
          placeholder={t('None')}
          options={options.map((value) => ({ value, label: value }))}
        />
      );
    case 'person': {
      const chosen = people.find((each) => each.id === form.methods.getValues(path as 'own'));
      return <PersonPicker {...bound} chosen={chosen ? { value: chosen.id, label: chosen.name } : null} />;
    }
    case 'yesNo':
      return <CheckField {...bound} />;
  }
}
