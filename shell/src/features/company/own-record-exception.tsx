import { ownRecordExceptionKey, ownRecordExceptionSchema } from '@atrium/contracts';
import { t, toast, useSetting, useStep } from '@atrium/sdk';
import { Button, FormFailure, FormSection, PersonPicker, TextField, useContractForm } from '@atrium/ui';

const schema = ownRecordExceptionSchema.unwrap();

/** The one person who may decide about themselves, where nobody else can. */
export function OwnRecordException() {
  const { value, known, version, save } = useSetting(ownRecordExceptionKey);
  return (
    <FormSection
      title={t('Decisions about oneself')}
      text={t(
        'No one corrects their own leave, bank account, joining date or job. In a small company an admin can allow one person to do so; the reason stands in the audit trail.',
      )}
    >
      {known && (value ? <Allowed {...value} save={save} /> : <Allow key={version} save={save} />)}
    </FormSection>
  );
}

type Save = ReturnType<typeof useSetting<typeof ownRecordExceptionKey.fallback>>['save'];

function Allowed({ name, reason, save }: { name: string; reason: string; save: Save }) {
  const { take, busy } = useStep();
  const end = () =>
    take({ ask: null, work: () => save(null), done: t('No one decides about themselves now') });
  return (
    <div className="is-wide d-flex flex-wrap align-items-center gap-3">
      <div>
        <strong>{t('{name} may decide about themselves', { name })}</strong>
        <div className="text-secondary">{reason}</div>
      </div>
      <Button size="sm" busy={busy} onClick={() => void end()}>
        {t('Allow no longer')}
      </Button>
    </div>
  );
}

function Allow({ save }: { save: Save }) {
  const form = useContractForm(schema, {
    defaultValues: { userId: '', name: '', reason: '' },
    submit: async (value) => {
      await save(value);
      toast.success(t('{name} may decide about themselves', { name: value.name }));
    },
  });
  return (
    <form {...form.formProps} className="at-fields is-wide">
      <PersonPicker
        label={t('Person')}
        {...form.field('userId')}
        onChoose={(person) => form.methods.setValue('name', person?.label ?? '')}
      />
      <TextField label={t('Reason')} {...form.field('reason')} />
      <div className="is-wide">
        <Button size="sm" type="submit" busy={form.busy}>
          {t('Allow')}
        </Button>
      </div>
      <FormFailure failure={form.failure} />
    </form>
  );
}
