import type { SignUp } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { Button, FormFailure, TextField, useSubmit, ZoneField } from '@atrium/ui';
import { useState, type ComponentProps } from 'react';
import { browserZone } from '../../language/browser-zone.js';
import { signUp } from './sign-up.api.js';
import { NameFields, NewPassword, WorkEmail } from '../../session/account-fields.js';
import { CompanyCodeField } from './company-code-field.js';
import { useNameAndCode } from './use-name-and-code.js';

const NAMES = ['companyName', 'companyCode', 'firstName', 'lastName', 'email', 'password'] as const;
type Values = Record<(typeof NAMES)[number], string>;

const MISSING: Values = {
  companyName: msg('Enter the name of your company.'),
  companyCode: msg('Choose a company code.'),
  firstName: msg('Enter your first name.'),
  lastName: msg('Enter your last name.'),
  email: msg('Enter your work email.'),
  password: msg('Choose a password.'),
};

function findMissing(values: Values): Partial<Values> {
  const missing = NAMES.filter((name) => !values[name].trim());
  return Object.fromEntries(missing.map((name) => [name, translate(MISSING[name])]));
}

/** A company and its first admin. `onSent` gets the sent values once the mail is on its way. */
export function SignUpForm({ onSent }: { onSent: (sent: SignUp) => void }) {
  const nameAndCode = useNameAndCode();
  const form = useSubmit({
    names: [...NAMES, 'timezone'],
    validate: findMissing,
    submit: async (values, key) => {
      await signUp({ key, body: values });
      onSent(values);
    },
  });
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      <TextField
        label={t('Company name')}
        size="lg"
        autoComplete="organization"
        value={nameAndCode.name}
        onChange={(event) => nameAndCode.setName(event.target.value)}
        {...form.field('companyName')}
      />
      <CompanyCodeField
        value={nameAndCode.code}
        onChange={nameAndCode.setCode}
        availability={nameAndCode.availability}
        {...form.field('companyCode')}
      />
      <NameFields field={form.field} />
      <WorkEmail field={form.field} />
      <NewPassword field={form.field} />
      <CompanyZone {...form.field('timezone')} />
      <FormFailure failure={form.failure} />
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        {t('Create company')}
      </Button>
    </form>
  );
}

function CompanyZone(field: Partial<ComponentProps<typeof ZoneField>>) {
  const [guess] = useState(browserZone);
  return <ZoneField label={t('Time zone')} size="lg" defaultValue={guess} {...field} />;
}
