import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { TextField } from '../field/text-field.js';
import { refuse } from '../form/refusal.fixture.js';
import { useSubmit } from '../form/use-submit.js';
import { Dialog } from './dialog.js';
import { FormDialog } from './form-dialog.js';

function Invite({ onClose, submit }: { onClose: () => void; submit: () => Promise<void> }) {
  const form = useSubmit({ names: ['email'], submit });
  return (
    <FormDialog title="Invite employee" form={form} submitLabel="Invite" onClose={onClose}>
      <TextField label="Work email" {...form.field('email')} />
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
  expect(document.activeElement).toBe(screen.getByLabelText('Work email'));
  await userEvent.keyboard('a@b.test{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

const LEAVING: [string, () => Promise<unknown>][] = [
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press beside it', () => userEvent.click(screen.getByRole('dialog', { name: 'Invite employee' }))],
];

test.each(LEAVING)('%s closes it', async (_way, leave) => {
  const { onClose } = show();
  screen.getByLabelText('Work email').focus();
  await leave();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(LEAVING)('with something typed, %s asks first', async (_way, leave) => {
  const { onClose } = show();
  await userEvent.type(screen.getByLabelText('Work email'), 'asha@acme.test');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Work email').value).toBe('asha@acme.test');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a refusal is said in the dialog', async () => {
  show(() => refuse(403, { code: 'ACCESS_DENIED', message: 'Not yours.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not yours.');
});

test('the focus begins in the first field that can be filled in, also when it arrives later', async () => {
  function Late({ there }: { there: boolean }) {
    return (
      <Dialog title="Permissions" onClose={() => undefined}>
        {there && (
          <>
            <input readOnly aria-label="Link" />
            <input type="file" aria-label="File" />
            <TextField label="Role" />
            <TextField label="Name" />
          </>
        )}
      </Dialog>
    );
  }
  const { rerender } = render(<Late there={false} />);
  expect(document.activeElement).toBe(await screen.findByRole('dialog', { name: 'Permissions' }));
  rerender(<Late there />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Role')));
});

test('what is pressed before the fields arrive keeps the focus', async () => {
  const dialog = (fields: ReactNode) => (
    <Dialog title="Permissions" onClose={() => undefined}>
      {fields}
    </Dialog>
  );
  const { rerender } = render(dialog(null));
  await userEvent.tab();
  const close = await screen.findByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  rerender(dialog(<TextField label="Role" />));
  await screen.findByLabelText('Role');
  expect(document.activeElement).toBe(close);
});
