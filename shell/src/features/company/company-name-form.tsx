import { updateCompanySchema, type CompanyProfile } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { Button, FormFailure, FormSection, TextField, useContractForm } from '@atrium/ui';
import { useEffect } from 'react';
import { useLazyGetCompanyQuery, useUpdateCompanyMutation } from './company.api.js';

const valuesOf = ({ name, version }: CompanyProfile) => ({ name, version });

/** The name; the code stays, since people and links know it. */
export function CompanyNameForm({ company }: { company: CompanyProfile }) {
  const [update] = useUpdateCompanyMutation();
  const [load] = useLazyGetCompanyQuery();
  const form = useContractForm(updateCompanySchema, {
    defaultValues: valuesOf(company),
    conflict: { load: async () => valuesOf(await load().unwrap()), labels: { name: t('Name') } },
    submit: async (values) => {
      const saved = await update(values).unwrap();
      form.methods.reset(valuesOf(saved));
      toast.success(t('The name is saved.'));
    },
  });
  const { methods, dirty } = form;
  useEffect(() => {
    // A logo that was set meanwhile is nothing to a name; another name shows where none is being written.
    if (dirty) methods.setValue('version', company.version);
    else methods.reset(valuesOf(company));
  }, [methods, dirty, company]);
  return (
    <form {...form.formProps}>
      <FormSection title={t('Name')} text={t('On every page, in mails and on the sign-in page.')}>
        <TextField label={t('Name of the company')} autoComplete="organization" {...form.field('name')} />
        <TextField
          label={t('Company code')}
          value={company.code}
          readOnly
          help={t('People sign in with it.')}
        />
        <div className="is-wide">
          <FormFailure failure={form.failure} />
          <Button size="sm" variant="primary" type="submit" busy={form.busy}>
            {t('Save the name')}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}
