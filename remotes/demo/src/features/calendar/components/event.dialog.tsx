import { t } from '@atrium/sdk';
import {
  Button,
  CheckField,
  DateField,
  FormDialog,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
  useContractForm,
  type ContractForm,
} from '@atrium/ui';
import { sayCategory } from '../calendar.format.js';
import { CATEGORIES, type CalendarEntry } from '../calendar.types.js';
import { fromForm, toForm } from '../event-form.rules.js';
import { eventFormSchema } from '../event.schema.js';

interface EventDialogProps {
  /** An event with an empty id is new. */
  event: CalendarEntry;
  onSave: (event: CalendarEntry) => void;
  onDelete: (event: CalendarEntry) => void;
  onClose: () => void;
}

/** Creates or changes an event. */
export function EventDialog({ event, onSave, onDelete, onClose }: EventDialogProps) {
  const isNew = event.id === '';
  const form = useContractForm(eventFormSchema, {
    defaultValues: toForm(event),
    submit: async (values) => {
      onSave(fromForm(values, event.id));
      onClose();
      return Promise.resolve();
    },
  });
  const { required: _required, ...allDayField } = form.field('allDay');
  const remove = () => {
    onDelete(event);
    onClose();
  };
  return (
    <FormDialog
      title={isNew ? t('New event') : t('Edit event')}
      form={form}
      submitLabel={isNew ? t('Add') : t('Save')}
      onClose={onClose}
    >
      <TextField label={t('Title')} {...form.field('title')} />
      <CheckField label={t('All day')} {...allDayField} />
      <TimeFields form={form} />
      <TextAreaField label={t('Note')} rows={2} {...form.field('note')} />
      {!isNew && (
        <div>
          <Button variant="danger-outline" icon="trash" onClick={remove}>
            {t('Delete')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

function TimeFields({ form }: { form: ContractForm<typeof eventFormSchema> }) {
  const allDay = form.methods.watch('allDay');
  return (
    <div className="at-fields">
      <DateField label={t('Day')} {...form.field('day')} />
      {allDay ? (
        <DateField label={t('Last day')} {...form.field('lastDay')} />
      ) : (
        <>
          <TimeField label={t('Starts')} {...form.field('from')} />
          <TimeField label={t('Ends')} {...form.field('to')} />
        </>
      )}
      <SelectField
        label={t('Category')}
        options={CATEGORIES.map((value) => ({ value, label: sayCategory(value) }))}
        {...form.field('category')}
      />
    </div>
  );
}
