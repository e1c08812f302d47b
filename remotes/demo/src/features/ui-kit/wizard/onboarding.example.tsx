import { toast } from '@atrium/sdk';
import { DateField, TextField, useContractForm, Wizard } from '@atrium/ui';
import { z } from 'zod';

const clientSchema = z.object({
  client: z.string().trim().min(1, 'Enter a name.'),
  owner: z.string().trim().min(1, 'Enter who looks after the client.'),
  kickOff: z.iso.date('Enter a date.'),
});

export default function Onboarding() {
  const form = useContractForm(clientSchema, {
    defaultValues: { client: '', owner: '', kickOff: '' },
    submit: async ({ client }) => {
      await Promise.resolve();
      toast.success(`${client} onboarded`);
    },
  });
  return (
    <Wizard
      label="Onboarding"
      form={form}
      steps={[
        {
          id: 'client',
          title: 'Client',
          text: 'As it stands on the proposal.',
          names: ['client'],
          fields: () => <TextField label="Name" {...form.field('client')} />,
        },
        {
          id: 'team',
          title: 'Team',
          names: ['owner'],
          fields: () => <TextField label="Account manager" {...form.field('owner')} />,
        },
        {
          id: 'start',
          title: 'Start',
          names: ['kickOff'],
          fields: () => <DateField label="Kick-off" {...form.field('kickOff')} />,
        },
      ]}
      save={() => Promise.resolve()}
      submitLabel="Onboard client"
      onCancel={() => form.methods.reset()}
    />
  );
}
