import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reels } from '../testing/task-page.factory.js';
import TaskStory from './task-story.js';

test('the client is answered while their words are on their way, and where they do not come the rest is shown', async () => {
  let answerLate: (answer: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    answerLate = resolve;
  });
  const { calls } = renderPage(() => <TaskStory task={{ ...reels, visibility: 'client' }} first="all" />, {
    role: 'employee',
    path: 'employee/TaskTable',
    answer: ({ method, url }) => {
      if (!url.endsWith('client-comments')) return { items: [], total: 0, next: null, nextCursor: null };
      return method === 'POST' ? { items: [] } : late;
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Client' }));
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, 'On the first.');
  answerLate({ status: 500, error: { code: 'INTERNAL', message: 'Broken.', requestId: 'r' } });
  await screen.findByText('A part of it could not be loaded.');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'On the first.' }),
  );
});
