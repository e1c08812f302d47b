import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.js';
import { CheckField } from '../field/check-field.js';
import { PasswordField } from '../field/password-field.js';
import { TextField } from '../field/text-field.js';
import { FormFailure } from './form-failure.js';
import { refuse } from './refusal.fixture.js';
import { useSubmit } from './use-submit.js';

const KEY = expect.stringMatching(/^[0-9a-f-]{36}$/);

type Values = Record<'email' | 'password' | 'stay', string>;

function SignIn({ submit }: { submit: (values: Values, key: string) => Promise<void> }) {
  const form = useSubmit({
    names: ['email', 'password', 'stay'],
    submit,
    validate: ({ password }) => (password ? {} : { password: 'Enter your password.' }),
  });
  return (
    <form {...form.formProps}>
      <TextField label="Email" {...form.field('email')} />
      <PasswordField label="Password" {...form.field('password')} />
      <CheckField label="Stay" {...form.field('stay')} />
      <FormFailure failure={form.failure} />
      <Button type="submit" busy={form.busy}>
        Sign in
      </Button>
    </form>
  );
}

const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

function show(submit: (values: Values, key: string) => Promise<void>) {
  const spy = jest.fn(submit);
  render(<SignIn submit={spy} />);
  return spy;
}

test('sends the values by name', async () => {
  const submit = show(() => Promise.resolve());
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.test');
  await userEvent.type(password(), 'secret{Enter}');
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith({ email: 'a@b.test', password: 'secret', stay: '' }, KEY),
  );
});

test('keeps its key until it was saved, whatever is changed meanwhile', async () => {
  const submit = show(() => refuse(503, { code: 'UNAVAILABLE', message: 'Not now.' }));
  for (const word of ['secret', ' more']) {
    await userEvent.type(password(), word);
    await press();
    await screen.findByText('Not now.');
  }
  submit.mockImplementation(() => Promise.resolve());
  for (const times of [3, 4]) {
    await press();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
  }
  const [first, second, saved, next] = submit.mock.calls.map(([, key]) => key);
  expect([second, saved]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

test('reports missing values without sending, and clears the error at the next key', async () => {
  const submit = show(() => Promise.resolve());
  await press();
  expect(document.activeElement).toBe(password());
  screen.getByText('Enter your password.');
  await userEvent.type(password(), 's');
  expect(screen.queryByText('Enter your password.')).toBeNull();
  expect(submit).not.toHaveBeenCalled();
});

test('a refusal without fields stands above the button, and the typed words stay', async () => {
  show(() => refuse(401, { code: 'WRONG_CREDENTIALS', message: 'Not right.' }));
  await userEvent.type(password(), 'secret');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Not right.');
  expect(password().value).toBe('secret');
});

test('a refusal with fields stands beside them', async () => {
  show(() => refuse(400, { code: 'VALIDATION_FAILED', message: 'x', fields: { email: 'Unknown.' } }));
  await userEvent.type(password(), 'secret');
  await press();
  await screen.findByText('Unknown.');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a fault of our own is said as one', async () => {
  show(() => Promise.reject(new Error('x is undefined')));
  await userEvent.type(password(), 'secret');
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
});

test('the password can be looked at', async () => {
  show(() => Promise.resolve());
  expect(password().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
});

test('a password may be pasted', async () => {
  show(() => Promise.resolve());
  await userEvent.click(password());
  await userEvent.paste('correct horse battery staple');
  expect(password().value).toBe('correct horse battery staple');
});
