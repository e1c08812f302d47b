import type { ClientComment } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DRAFT, NO_ROWS, SHOWN } from '../../testing/proposals.js';
import ProposalPage from './proposal.page.js';

const question: ClientComment = {
  ...{ id: '01890000-0000-7000-8000-0000000000c1', side: 'client', author: 'Meera Nair' },
  ...{ text: 'Can we start in August?', createdAt: '2026-11-01T05:00:00.000Z' },
};

test('a client asks about a proposal instead of declining it', async () => {
  const items: ClientComment[] = [];
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
  expect(
    await within(screen.getByRole('list', { name: 'Comments' })).findByText('Fewer reels?'),
  ).toBeTruthy();
  expect(calls.find(({ url }) => url === 'proposal-links/comment')?.body).toEqual({
    ...{ link: 'abc', text: 'Fewer reels?' },
  });
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
  expect(screen.getByText('The client reads what you write here, and hears of it by email.')).toBeTruthy();
  expect(screen.getByText('Only colleagues read these, never the client.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'On the first.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(calls.find(({ url, method }) => url.endsWith('client-comments') && method === 'POST')?.body).toEqual(
    {
      text: 'On the first.',
    },
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
