import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { z } from 'zod';
import { TextField } from '../field/text-field.js';
import { refuse } from '../form/refusal.fixture.js';
import { useContractForm } from '../form/use-contract-form.js';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { Wizard } from './lazy-wizard.js';
import type { WizardProgress } from './wizard.types.js';

addIcons(APP_ICONS);

const schema = z.strictObject({
  client: z.string().min(1, 'Enter a name.'),
  owner: z.string().min(1, 'Enter an owner.'),
});
type Client = z.output<typeof schema>;

interface OnboardingProps {
  progress?: WizardProgress;
  save?: (progress: WizardProgress) => Promise<void>;
  submit?: (values: Client) => Promise<void>;
}

const done = () => Promise.resolve();

function Onboarding({ progress, save = done, submit = done }: OnboardingProps) {
  const form = useContractForm(schema, {
    defaultValues: progress?.values ?? { client: '', owner: '' },
    submit,
  });
  return (
    <Suspense>
      <Wizard
        label="Onboarding"
        form={form}
        startAt={progress?.step}
        steps={[
          {
            id: 'client',
            title: 'Client',
            names: ['client'],
            fields: () => <TextField label="Name" {...form.field('client')} />,
          },
          {
            id: 'team',
            title: 'Team',
            names: ['owner'],
            fields: () => <TextField label="Owner" {...form.field('owner')} />,
          },
        ]}
        save={save}
        submitLabel="Onboard client"
        onCancel={() => undefined}
      />
    </Suspense>
  );
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a step is checked before the next, and Back loses nothing', async () => {
  render(<Onboarding />);
  await field(/Name/);
  await press('Next');
  await screen.findByText('Enter a name.');
  expect(document.activeElement).toBe(await field(/Name/));
  await userEvent.type(await field(/Name/), 'Lotus{Enter}');
  await userEvent.type(await field(/Owner/), 'Ri');
  await press('Client');
  expect((await field(/Name/)).value).toBe('Lotus');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Client' }));
  await press('Next');
  expect((await field(/Owner/)).value).toBe('Ri');
});

test('progress is saved with each step; when that fails it can be retried', async () => {
  const saved: WizardProgress[] = [];
  const save = (progress: WizardProgress) => {
    saved.push(progress);
    return saved.length === 1 ? Promise.reject(new Error('lost')) : Promise.resolve();
  };
  render(<Onboarding save={save} />);
  await userEvent.type(await field(/Name/), 'Lotus');
  await press('Next');
  await screen.findByText('Draft not saved');
  await press('Retry');
  await screen.findByText(/^Draft saved/);
  expect(saved.at(-1)).toEqual({ step: 'team', values: { client: 'Lotus', owner: '' } });
});

test('a saved wizard continues where it was left, and sends the values of all steps', async () => {
  let sent: unknown;
  const progress = { step: 'team', values: { client: 'Lotus', owner: '' } };
  render(<Onboarding progress={progress} submit={(values) => Promise.resolve(void (sent = values))} />);
  await userEvent.type(await field(/Owner/), 'Riya');
  await press('Onboard client');
  await waitFor(() => expect(sent).toEqual({ client: 'Lotus', owner: 'Riya' }));
});

test('a wrong field of an earlier step opens that step, found here or by the server', async () => {
  const left = { step: 'team', values: { client: '', owner: 'Riya' } };
  const taken = { code: 'X', message: 'Check the fields.', fields: { client: 'This client exists.' } };
  render(<Onboarding progress={left} submit={() => refuse(422, taken)} />);
  await field(/Owner/);
  await press('Onboard client');
  await screen.findByText('Enter a name.');
  expect(document.activeElement).toBe(await field(/Name/));
  await userEvent.type(await field(/Name/), 'Lotus');
  await press('Next');
  await field(/Owner/);
  await press('Onboard client');
  await screen.findByText('This client exists.');
});
