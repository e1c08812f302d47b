import { t } from '@atrium/sdk';
import { Button, FormFailure, TextField, useSubmit } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { signInPath } from '../../session/access.rules.js';
import { getCompany } from '../../session/company-lookup.js';
import { readCompanyCode, rememberCompany } from '../../session/known-companies.js';
import { readRememberedCode } from '../../session/remembered-page.js';

/** A code that exists becomes the current one and leads to the company's sign-in; an unknown one shows an error. */
export function CompanyCodeForm() {
  const navigate = useNavigate();
  const known = readRememberedCode() ?? readCompanyCode() ?? '';
  const form = useSubmit({
    names: ['companyCode'],
    validate: ({ companyCode }) => (companyCode.trim() ? {} : { companyCode: t('Enter your company code.') }),
    submit: async ({ companyCode }) => {
      const company = await getCompany(companyCode.trim().toLowerCase());
      rememberCompany(company);
      await navigate(signInPath(company.code));
    },
  });
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      <TextField
        label={t('Company code')}
        size="lg"
        autoCapitalize="none"
        autoComplete="organization"
        spellCheck={false}
        defaultValue={known}
        {...form.field('companyCode')}
      />
      <FormFailure failure={form.failure} />
      <Button variant="primary" size="lg" type="submit" busy={form.busy} autoFocus={known !== ''}>
        {t('Continue')}
      </Button>
    </form>
  );
}
