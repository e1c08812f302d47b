import { companyDetailsSchema, type CompanyProfile } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { Button, FormConflictNote, FormFailure, useContractForm } from '@atrium/ui';
import { useEffect, type ReactNode } from 'react';
import { AddressFields } from './address-fields.js';
import { CalendarFields } from './calendar-fields.js';
import { detailLabels, detailsOf, sayDetail } from './company.format.js';
import { useLazyGetCompanyQuery, useUpdateCompanyMutation } from './company.api.js';

interface CompanyDetailsFormProps {
  company: CompanyProfile;
  submitLabel: string;
  onSaved?: () => void;
  /** Sections that are saved separately, between the fields and the button. */
  children?: ReactNode;
}

/** The company's details in sections of a card. */
export function CompanyDetailsForm({ company, submitLabel, onSaved, children }: CompanyDetailsFormProps) {
  const form = useDetailsForm(company, onSaved);
  return (
    <form {...form.formProps} aria-label={t('Company details')}>
      <AddressFields form={form} code={company.code} />
      <CalendarFields form={form} timezone={company.timezone} />
      {children}
      <div className="at-sec-end">
        <FormConflictNote conflict={form.conflict} />
        <FormFailure failure={form.failure} />
        <div className="at-form-end mt-0">
          <Button variant="primary" type="submit" busy={form.busy}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

function useDetailsForm(company: CompanyProfile, onSaved: (() => void) | undefined) {
  const [update] = useUpdateCompanyMutation();
  const [load] = useLazyGetCompanyQuery();
  const form = useContractForm(companyDetailsSchema, {
    defaultValues: detailsOf(company),
    conflict: {
      load: async () => detailsOf(await load().unwrap()),
      labels: detailLabels(),
      say: (_, value) => sayDetail(value),
    },
    submit: async (values) => {
      const saved = await update(values).unwrap();
      form.methods.reset(detailsOf(saved));
      toast.success(t('Details saved'));
      onSaved?.();
    },
  });
  const { methods, dirty } = form;
  useEffect(() => {
    // A logo set meanwhile does not affect the other fields. Other people's changes are shown while nothing is being
    // typed.
    if (dirty) methods.setValue('version', company.version);
    else methods.reset(detailsOf(company));
  }, [methods, dirty, company]);
  return form;
}
