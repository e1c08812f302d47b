import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Button } from '../button/button.js';
import { TextField } from '../field/text-field.js';
import { FormFailure } from './form-failure.js';
import { refuse } from './refusal.fixture.js';
import { useContractForm } from './use-contract-form.js';

const schema = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name.'),
  email: z.email('Enter an email address, like name@company.com.'),
  phone: z.string().nullable(),
});
type Values = z.output<typeof schema>;

function PersonForm({ submit }: { submit: (values: Values) => Promise<void> }) {
  const form = useContractForm(schema, { defaultValues: { name: '', email: '', phone: null }, submit });
  return (
    <form {...form.formProps}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Phone" {...form.field('phone')} />
      <FormFailure failure={form.failure} />
      <p>{form.dirty ? 'Not saved yet' : 'Nothing to save'}</p>
      <Button type="submit" busy={form.busy}>
        Save
      </Button>
    </form>
  );
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const saysBeside = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

function show(submit: (values: Values) => Promise<void>) {
  const spy = jest.fn(submit);
  render(<PersonForm submit={spy} />);
  return spy;
}

async function fill() {
  await userEvent.type(field(/Name/), ' Riya ');
  await userEvent.type(field(/Email/), 'riya@acme.test');
}

test('the contract marks what it requires', () => {
  show(() => Promise.resolve());
  expect(field(/Name/).getAttribute('aria-required')).toBe('true');
  expect(field(/Phone/).getAttribute('aria-required')).toBeNull();
});

test('nothing is sent while the contract refuses, and the first wrong field has the focus', async () => {
  const submit = show(() => Promise.resolve());
  await userEvent.type(field(/Email/), 'riya');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field(/Name/)));
  expect(saysBeside(field(/Name/))).toBe('Enter a name.');
  expect(saysBeside(field(/Email/))).toMatch(/^Enter an email address/);
  expect(field(/Name/).getAttribute('aria-invalid')).toBe('true');
  expect(submit).not.toHaveBeenCalled();
});

test('what is sent is what the contract made of it, an empty field that takes null being null', async () => {
  const submit = show(() => Promise.resolve());
  await fill();
  await userEvent.type(field(/Phone/), '1{Backspace}');
  await save();
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith(
      { name: 'Riya', email: 'riya@acme.test', phone: null },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ),
  );
  await screen.findByText('Nothing to save');
});

test("the server's words stand beside their field, focused, with everything typed kept", async () => {
  show(() =>
    refuse(409, {
      code: 'EMAIL_TAKEN',
      message: 'Taken.',
      fields: { email: 'Someone already uses this email.' },
    }),
  );
  await fill();
  screen.getByText('Not saved yet');
  await save();
  await waitFor(() => expect(saysBeside(field(/Email/))).toBe('Someone already uses this email.'));
  expect(document.activeElement).toBe(field(/Email/));
  expect(field(/Name/).value).toBe(' Riya ');
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('Not saved yet');
});

test('a failure that lies in no field of the form is said above the buttons', async () => {
  show(() =>
    refuse(409, { code: 'OWN_ACCOUNT', message: 'You cannot do this.', fields: { managerId: 'Unknown.' } }),
  );
  await fill();
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('You cannot do this.');
});

test('one submit at a time', async () => {
  let finish: () => void = () => undefined;
  const submit = show(() => new Promise((resolve) => (finish = resolve)));
  await fill();
  await save();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true'),
  );
  await save();
  await userEvent.type(field(/Name/), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  finish();
  await screen.findByText('Nothing to save');
  await userEvent.type(field(/Name/), 'a{Enter}');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  finish();
  await screen.findByText('Nothing to save');
});
