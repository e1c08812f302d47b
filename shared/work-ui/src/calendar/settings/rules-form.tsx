import {
  calendarRulesSchema,
  addDays,
  type CalendarRules,
  type CalendarSourceInfo,
  type SourceParts,
} from '@atrium/contracts';
import { formatDate, t, toast } from '@atrium/sdk';
import {
  Button,
  Card,
  CheckField,
  FormFailure,
  FormSection,
  MultiCombobox,
  NumberField,
  SelectField,
  TagsField,
  TimeField,
  useContractForm,
} from '@atrium/ui';
import { RemindersField } from '../reminders-field.js';
import { SourceRules } from './source-rules.js';

interface RulesFormProps {
  value: CalendarRules;
  save: (value: CalendarRules) => Promise<unknown>;
  sources: readonly CalendarSourceInfo[];
  lists: SourceParts['items'];
}

const A_MONDAY = '2026-06-15';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const sayWeekday = (weekday: number): string =>
  formatDate(addDays(A_MONDAY, weekday - 1), { weekday: 'long' });

function useRulesForm({ value, save }: Pick<RulesFormProps, 'value' | 'save'>) {
  return useContractForm(calendarRulesSchema, {
    defaultValues: value,
    submit: async (rules) => {
      await save(rules);
      toast.success(t('Calendar settings saved'));
    },
  });
}
type Form = ReturnType<typeof useRulesForm>;

/** All rules of the calendar in one form. */
export function RulesForm({ sources, lists, ...given }: RulesFormProps) {
  const form = useRulesForm(given);
  return (
    <form {...form.formProps}>
      <Card
        footer={
          <Button size="sm" variant="primary" type="submit" busy={form.busy}>
            {t('Save')}
          </Button>
        }
      >
        <WeekSection form={form} />
        <EventSection form={form} />
        <SourceSection form={form} sources={sources} lists={lists} />
        <OutsideSection form={form} />
        <FormFailure failure={form.failure} />
      </Card>
    </form>
  );
}

function WeekSection({ form: { field, methods } }: { form: Form }) {
  const { error } = field('firstWeekday');
  return (
    <FormSection
      title={t('Week and day')}
      text={t('Hours outside of the working hours are shaded. Each person can have hours of their own.')}
    >
      <SelectField
        wide
        label={t('First day of the week')}
        name="firstWeekday"
        error={error}
        options={WEEKDAYS.map((weekday) => ({ value: String(weekday), label: sayWeekday(weekday) }))}
        value={String(methods.watch('firstWeekday'))}
        onChange={({ target }) =>
          methods.setValue('firstWeekday', Number(target.value), { shouldDirty: true })
        }
      />
      <TimeField label={t('Working hours from')} {...field('workFrom')} />
      <TimeField label={t('Working hours until')} {...field('workTo')} />
    </FormSection>
  );
}

function EventSection({ form: { field, methods } }: { form: Form }) {
  const reminders = (name: 'reminders' | 'dayReminders') => ({
    name,
    error: field(name).error,
    value: methods.watch(name) ?? [],
    onChange: (minutes: number[]) => methods.setValue(name, minutes, { shouldDirty: true }),
  });
  return (
    <FormSection title={t('New events')} text={t('The person who adds an event can choose otherwise.')}>
      <NumberField label={t('Length in minutes')} {...field('length')} />
      <RemindersField {...reminders('reminders')} label={t('Reminders')} />
      <RemindersField {...reminders('dayReminders')} whole label={t('Reminders of whole days')} />
      <TagsField
        wide
        label={t('Categories')}
        help={t('Type a name and press Enter.')}
        name="categories"
        error={field('categories').error}
        value={methods.watch('categories')}
        onChange={({ target }) => methods.setValue('categories', [...target.value], { shouldDirty: true })}
      />
    </FormSection>
  );
}

function SourceSection({ form, sources, lists }: Pick<RulesFormProps, 'sources' | 'lists'> & { form: Form }) {
  const { methods } = form;
  return (
    <FormSection
      title={t('Sources')}
      text={t('What calendars show until a person chooses otherwise, and in which colour.')}
    >
      <SourceRules
        sources={sources}
        off={methods.watch('sourcesOff')}
        colours={methods.watch('colours') ?? {}}
        onOff={(keys) => methods.setValue('sourcesOff', keys, { shouldDirty: true })}
        onColours={(colours) => methods.setValue('colours', colours, { shouldDirty: true })}
      />
      {lists.length > 0 && (
        <MultiCombobox
          wide
          label={t('Holiday lists for everyone')}
          help={t('Each person sees their own list; of these all see the holidays, too.')}
          name="holidayLists"
          options={lists.map(({ id, title }) => ({ value: id, label: title }))}
          value={methods.watch('holidayLists') ?? []}
          onChange={({ target }) =>
            methods.setValue('holidayLists', [...target.value], { shouldDirty: true })
          }
        />
      )}
    </FormSection>
  );
}

function OutsideSection({ form: { field, methods } }: { form: Form }) {
  return (
    <FormSection title={t('Outside of the portal')}>
      <CheckField
        wide
        label={t('People may read their calendar in other programs')}
        help={t('By secret links. When this is off, links that exist stop working.')}
        name="feedsAllowed"
        error={field('feedsAllowed').error}
        checked={methods.watch('feedsAllowed')}
        onChange={({ target }) => methods.setValue('feedsAllowed', target.checked, { shouldDirty: true })}
      />
      <CheckField
        wide
        label={t('People from outside may be invited to events')}
        help={t('By email. When this is off, no one new is invited; who was invited can still answer.')}
        name="outsideGuests"
        error={field('outsideGuests').error}
        checked={methods.watch('outsideGuests') ?? true}
        onChange={({ target }) => methods.setValue('outsideGuests', target.checked, { shouldDirty: true })}
      />
    </FormSection>
  );
}
