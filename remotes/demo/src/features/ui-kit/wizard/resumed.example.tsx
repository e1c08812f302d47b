import { toast } from '@atrium/sdk';
import { TextField, useContractForm, Wizard, type WizardProgress } from '@atrium/ui';
import { z } from 'zod';

const claimSchema = z.object({
  purpose: z.string().min(1, 'Enter a purpose.'),
  amount: z.string().min(1, 'Enter an amount.'),
});

/** What the page's own API gave back. */
const LEFT: WizardProgress = { step: 'amount', values: { purpose: 'Train to Pune', amount: '' } };

export default function Resumed() {
  const form = useContractForm(claimSchema, {
    defaultValues: LEFT.values,
    submit: async () => {
      await Promise.resolve();
      toast.success('Claim sent');
    },
  });
  return (
    <Wizard
      label="Claim"
      form={form}
      startAt={LEFT.step}
      steps={[
        {
          id: 'purpose',
          title: 'Purpose',
          names: ['purpose'],
          fields: () => <TextField label="Purpose" {...form.field('purpose')} />,
        },
        {
          id: 'amount',
          title: 'Amount',
          names: ['amount'],
          fields: () => <TextField label="Amount" {...form.field('amount')} />,
        },
      ]}
      save={() => Promise.resolve()}
      submitLabel="Send claim"
      onCancel={() => form.methods.reset()}
    />
  );
}
