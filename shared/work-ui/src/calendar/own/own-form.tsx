import {
  calendarOwnSchema,
  type CalendarHue,
  type CalendarOwn,
  type CalendarRules,
  type CalendarSourceInfo,
} from '@atrium/contracts';
import { allLabelled, msg, t, toast } from '@atrium/sdk';
import {
  Button,
  CheckField,
  Collapse,
  FormFailure,
  SelectField,
  TimeField,
  useContractForm,
  ZoneField,
} from '@atrium/ui';
import styles from '../calendar.module.scss';
import { HueField } from '../hue-field.js';
import { RemindersField } from '../reminders-field.js';

const VIEWS: Record<CalendarOwn['view'], string> = {
  month: msg('Month'),
  week: msg('Week'),
  day: msg('Day'),
  agenda: msg('Agenda'),
};

interface OwnFormProps {
  value: CalendarOwn;
  company: CalendarRules;
  sources: readonly CalendarSourceInfo[];
  save: (value: CalendarOwn) => Promise<unknown>;
}

function useOwnForm({ value, save }: Pick<OwnFormProps, 'value' | 'save'>) {
  return useContractForm(calendarOwnSchema, {
    defaultValues: value,
    submit: async (own) => {
      await save(own);
      toast.success(t('My calendar saved'));
    },
  });
}
type Form = ReturnType<typeof useOwnForm>;

/** A person's own choices; what they leave is as the company has it. */
export function OwnForm({ company, sources, ...given }: OwnFormProps) {
  const form = useOwnForm(given);
  return (
    <form {...form.formProps} className="d-grid gap-3">
      <SelectField
        label={t('Opens with')}
        help={t('A phone opens with the agenda.')}
        options={allLabelled(VIEWS)}
        {...form.field('view')}
      />
      <ZoneField label={t('Second time zone')} placeholder={t('None')} {...form.field('secondZone')} />
      <HourFields form={form} company={company} />
      <ReminderFields form={form} company={company} />
      <ColourFields form={form} sources={sources} />
      <FormFailure failure={form.failure} />
      <div>
        <Button variant="primary" type="submit" busy={form.busy}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}

function HourFields({ form: { field, methods }, company }: { form: Form; company: CalendarRules }) {
  const differs = methods.watch('workFrom') != null;
  const choose = (own: boolean) => {
    methods.setValue('workFrom', own ? company.workFrom : null, { shouldDirty: true });
    methods.setValue('workTo', own ? company.workTo : null, { shouldDirty: true });
  };
  return (
    <>
      <CheckField
        label={t('I work at other hours than {from} to {to}', { from: company.workFrom, to: company.workTo })}
        checked={differs}
        onChange={({ target }) => choose(target.checked)}
      />
      {differs && (
        <>
          <TimeField label={t('Working hours from')} {...field('workFrom')} />
          <TimeField label={t('Working hours until')} {...field('workTo')} />
        </>
      )}
    </>
  );
}

function ReminderFields({ form: { field, methods }, company }: { form: Form; company: CalendarRules }) {
  const reminders = (name: 'reminders' | 'dayReminders') => ({
    name,
    error: field(name).error,
    value: methods.watch(name) ?? company[name],
    onChange: (minutes: number[]) => methods.setValue(name, minutes, { shouldDirty: true }),
  });
  return (
    <>
      <RemindersField {...reminders('reminders')} label={t('Reminders')} />
      <RemindersField {...reminders('dayReminders')} whole label={t('Reminders of whole days')} />
    </>
  );
}

function ColourFields({
  form: { methods },
  sources,
}: {
  form: Form;
  sources: readonly CalendarSourceInfo[];
}) {
  const own = methods.watch('sources');
  const choose = ({ key, on }: CalendarSourceInfo, colour: CalendarHue | null) => {
    const kept = { on: own[key]?.on ?? on };
    const chosen = colour === null ? kept : { ...kept, colour };
    methods.setValue('sources', { ...own, [key]: chosen }, { shouldDirty: true });
  };
  return (
    <div className={styles['fold']}>
      <Collapse title={t('Colours of the sources')}>
        <div className="d-grid gap-3">
          {sources.map((source) => (
            <HueField
              key={source.key}
              label={t('Colour of {source}', { source: source.title })}
              shown={own[source.key]?.colour ?? source.colour}
              value={own[source.key]?.colour ?? null}
              usual={t('Usual colour')}
              onChange={(hue) => choose(source, hue)}
            />
          ))}
        </div>
      </Collapse>
    </div>
  );
}
