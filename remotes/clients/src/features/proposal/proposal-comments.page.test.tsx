import type { ProposalComments } from '@atrium/contracts';
import { keyOf, renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DRAFT, NO_ROWS, SHOWN } from '../../testing/proposals.js';
import ProposalPage from './proposal.page.js';

type Comment = ProposalComments['items'][number];

const question: Comment = {
  id: '01890000-0000-7000-8000-0000000000c1',
  side: 'client',
  author: 'Meera Nair',
  text: 'Can we start in August?',
  copied: false,
  createdAt: '2026-11-01T05:00:00.000Z',
};

test('a client asks about a proposal instead of declining it', async () => {
  const items: Comment[] = [];
  const { calls } = renderPage(ProposalPage, {
    role: 'client',
    path: 'client/proposal#link=abc',
    answer: ({ url, body }) => {
      if (url === 'proposal-links/read') return SHOWN;
      if (url === 'proposal-links/comment') items.push({ ...question, ...(body as { text: string }) });
      return url.startsWith('proposal-links/comment') ? { items: [...items] } : undefined;
    },
  });
  await screen.findByText('Ask a question, or say what should change. Acme reads it and answers here.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Comment' }));
  await userEvent.keyboard('Fewer reels?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const list = within(await screen.findByRole('list', { name: 'Comments' }));
  await list.findByText('Fewer reels?');
  const sent = calls.find(({ url }) => url === 'proposal-links/comment');
  expect(sent?.body).toEqual({ link: 'abc', text: 'Fewer reels?' });
  expect(sent && keyOf(sent)).toMatch(/^[\da-f-]{36}$/);
});

test('a question is written at once, also while the earlier comments are on their way or do not come', async () => {
  let answerLate: (answer: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    answerLate = resolve;
  });
  renderPage(ProposalPage, {
    role: 'client',
    path: 'client/proposal#link=abc',
    answer: ({ url }) => (url === 'proposal-links/read' ? SHOWN : late),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  answerLate({ status: 500, error: { code: 'INTERNAL', message: 'Broken.', requestId: 'r' } });
  await screen.findByText('The comments did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('staff who open a client’s link only look, so that nothing offers to ask', async () => {
  renderPage(ProposalPage, {
    role: 'admin',
    path: 'client/proposal#link=abc',
    answer: ({ url }) => (url === 'proposal-links/read' ? SHOWN : { items: [{ ...question, copied: true }] }),
  });
  expect(await screen.findByText('Written by a link copied for Meera Nair')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull();
});

test('who declines by a copied link enters the code from the mailbox of who signs', async () => {
  const { calls } = renderPage(ProposalPage, {
    role: 'client',
    path: 'client/proposal#link=abc',
    answer: ({ url }) => {
      if (url === 'proposal-links/decline') return { ...SHOWN, state: 'declined' };
      return url === 'proposal-links/read' ? { ...SHOWN, copied: true } : { items: [], done: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/We sent a code of 6 digits to meera@marigold.example/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'What would have to be different?' }), 'Too dear');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await userEvent.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1)!);
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'proposal-links/decline')?.body).toEqual({
      link: 'abc',
      reason: 'Too dear',
      code: '123456',
    }),
  );
});

test('beside a sent proposal staff see who reads what they write', async () => {
  const { id } = DRAFT;
  const sent = { ...DRAFT, state: 'sent' as const, allowedTransitions: ['withdraw'] };
  const { calls } = renderPage(ProposalPage, {
    role: 'admin',
    path: `client/proposal?open=${id}`,
    answer: ({ url }) => {
      if (url === `proposals/${id}`) return { ...sent, versions: [{ id, versionNo: 1, state: 'sent' }] };
      if (url === `proposals/${id}/client-comments`) return { items: [question] };
      if (url === 'audit/words') return { kinds: [], actions: [] };
      return url === 'settings' ? { items: [] } : NO_ROWS;
    },
  });
  expect(await screen.findByText(question.text)).toBeTruthy();
  screen.getByText('Only colleagues read these, never the client.');
  await userEvent.click(screen.getByRole('radio', { name: 'Client' }));
  screen.getByText('The client reads what you write here, and hears of it by email.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'On the first.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(
      calls.find(({ url, method }) => url.endsWith('client-comments') && method === 'POST')?.body,
    ).toEqual({ text: 'On the first.' }),
  );
});

test('a link names who sent it, and the sum with the way to sign stays in sight', async () => {
  renderPage(ProposalPage, {
    role: 'client',
    path: 'client/proposal#link=abc',
    answer: ({ url }) => (url === 'proposal-links/read' ? SHOWN : { items: [] }),
  });
  expect(await within(screen.getByRole('banner')).findByText('Acme')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
