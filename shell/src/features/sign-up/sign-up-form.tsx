import type { SignUp } from '@atrium/contracts';
import { Button, FormFailure, PasswordField, TextField, useSubmit } from '@atrium/ui';
import { signUp } from './sign-up.api.js';
import { CompanyCodeField } from './company-code-field.js';
import { useCompanyWish } from './use-company-wish.js';

const NAMES = ['companyName', 'companyCode', 'firstName', 'lastName', 'email', 'password'] as const;
type Values = Record<(typeof NAMES)[number], string>;

const MISSING: Values = {
  companyName: 'Enter the name of your company.',
  companyCode: 'Choose a company code.',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your work e-mail.',
  password: 'Choose a password.',
};

function findMissing(values: Values): Partial<Values> {
  const missing = NAMES.filter((name) => !values[name].trim());
  return Object.fromEntries(missing.map((name) => [name, MISSING[name]]));
}

/** A company and its first admin. `onSent` gets what was sent once the mail is on its way. */
export function SignUpForm({ onSent }: { onSent: (sent: SignUp) => void }) {
  const wish = useCompanyWish();
  const form = useSubmit({
    names: NAMES,
    validate: findMissing,
    submit: async (values) => {
      const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
      const wanted: SignUp = { ...values, timezone };
      await signUp(wanted);
      onSent(wanted);
    },
  });
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      <TextField
        label="Company name"
        size="lg"
        autoComplete="organization"
        value={wish.name}
        onChange={(event) => wish.setName(event.target.value)}
        {...form.field('companyName')}
      />
      <CompanyCodeField
        value={wish.code}
        onChange={wish.setCode}
        availability={wish.availability}
        {...form.field('companyCode')}
      />
      <TextField label="First name" size="lg" autoComplete="given-name" {...form.field('firstName')} />
      <TextField label="Last name" size="lg" autoComplete="family-name" {...form.field('lastName')} />
      <TextField
        label="Work e-mail"
        type="email"
        size="lg"
        autoComplete="username"
        {...form.field('email')}
      />
      <PasswordField
        label="Password"
        size="lg"
        autoComplete="new-password"
        help="At least 10 characters."
        {...form.field('password')}
      />
      <FormFailure failure={form.failure} />
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        Start the company
      </Button>
    </form>
  );
}
