import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirm } from './confirm.js';

// jsdom lacks these functions of a dialog.
beforeAll(() => {
  window.scrollTo = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  });
});

const question = { title: 'Archive Riya Kapoor?', text: 'Her records stay.', confirmText: 'Archive' };

test('the question names its object and answers true on its verb', async () => {
  const answer = confirm(question);
  const dialog = await screen.findByRole('dialog', { name: 'Archive Riya Kapoor?' });
  expect(dialog.textContent).toContain('Her records stay.');
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await expect(answer).resolves.toBe(true);
});

test.each([
  ['Cancel', async () => userEvent.click(screen.getByRole('button', { name: 'Keep' }))],
  ['Esc', async () => userEvent.keyboard('{Escape}')],
])('%s answers false', async (_way, leave) => {
  const answer = confirm({ ...question, cancelText: 'Keep', tone: 'danger' });
  const dialog = await screen.findByRole('dialog');
  await leave();
  await expect(answer).resolves.toBe(false);
  if (dialog.isConnected) await waitForElementToBeRemoved(dialog);
});
