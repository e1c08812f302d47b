import { toast } from '@atrium/sdk';
import { Button, FormFailure, TextField, useContractForm } from '@atrium/ui';
import { z } from 'zod';

const bookingSchema = z.object({
  guest: z.string().trim().min(1, 'Enter a name.'),
  email: z.email('Enter an email, like name@company.com.'),
});

export default function ContractForm() {
  const form = useContractForm(bookingSchema, {
    defaultValues: { guest: '', email: '' },
    submit: async ({ guest }) => {
      await Promise.resolve();
      toast.success(`${guest} is booked`);
    },
  });
  return (
    <form {...form.formProps} className="at-stack-y">
      <div className="at-fields">
        <TextField label="Guest" {...form.field('guest')} />
        <TextField label="Email" type="email" {...form.field('email')} />
      </div>
      <FormFailure failure={form.failure} />
      <div>
        <Button variant="primary" type="submit" busy={form.busy}>
          Book
        </Button>
      </div>
    </form>
  );
}
