import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../field/text-field.js';
import { refuse } from '../form/refusal.fixture.js';
import { useSubmit } from '../form/use-submit.js';
import { FormDialog } from './form-dialog.js';

function Invite({ onClose, submit }: { onClose: () => void; submit: () => Promise<void> }) {
  const form = useSubmit({ names: ['email'], submit });
  return (
    <FormDialog title="Invite employee" form={form} submitLabel="Invite" onClose={onClose}>
      <TextField label="Work e-mail" {...form.field('email')} />
    </FormDialog>
  );
}

function show(submit: () => Promise<void> = () => Promise.resolve()) {
  const onClose = jest.fn();
  const spy = jest.fn(submit);
  render(<Invite onClose={onClose} submit={spy} />);
  return { onClose, submit: spy };
}

test('it is a dialog with a name, and Enter in a field submits', async () => {
  const { submit } = show();
  await screen.findByRole('dialog', { name: 'Invite employee' });
  await userEvent.type(screen.getByLabelText('Work e-mail'), 'a@b.test{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it', async (_way, leave) => {
  const { onClose } = show();
  screen.getByLabelText('Work e-mail').focus();
  await leave();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press beside it does not, so that nothing typed is lost', async () => {
  const { onClose } = show();
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal is said in the dialog', async () => {
  show(() => refuse(403, { code: 'ACCESS_DENIED', message: 'Not yours.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not yours.');
});
