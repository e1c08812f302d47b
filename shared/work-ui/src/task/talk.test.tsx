import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reels } from '../testing/task-page.factory.js';
import ClientTalk from './client-talk.js';

test('a comment is written while those before are on their way, and where they do not load', async () => {
  let answerLate: (answer: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    answerLate = resolve;
  });
  const { calls } = renderPage(() => <ClientTalk task={{ ...reels, visibility: 'client' }} />, {
    role: 'employee',
    path: 'employee/TaskTable',
    answer: ({ method }) => (method === 'POST' ? { items: [] } : late),
  });
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, 'On the first.');
  answerLate({ status: 500, error: { code: 'INTERNAL', message: 'Broken.', requestId: 'r' } });
  await screen.findByText('The comments did not load');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'On the first.' }),
  );
});
