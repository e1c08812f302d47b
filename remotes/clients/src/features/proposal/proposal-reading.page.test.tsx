import { renderPage } from '@atrium/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { DRAFT, NO_ROWS, SHOWN } from '../../testing/proposals.js';
import ProposalPage from './proposal.page.js';

const NOTE = /Acme sees how long each part of this page is looked at/;
const shown = { ...SHOWN, contentHash: 'a'.repeat(64), terms: 'Paid in ten days.' };

/** The costs fill the window, in which jsdom draws nothing. */
function drawCosts() {
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return this.dataset['part'] === 'costs' ? new DOMRect(0, 0, 800, 700) : new DOMRect(0, 900, 800, 700);
  };
}

const openLink = (role: 'client' | 'admin', given: object = shown) =>
  renderPage(ProposalPage, {
    role,
    path: 'client/proposal#link=abc',
    answer: ({ url }) => (url === 'proposal-links/read' ? given : { items: [], done: true }),
  });

/** Seconds during which the page is open, without waiting for them. */
async function pass(seconds: number) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
  });
}

beforeEach(() => {
  drawCosts();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const told = (calls: readonly { url: string; body?: unknown }[]) =>
  calls.filter(({ url }) => url === 'proposal-links/reading').map(({ body }) => body);

test('while it waits, the page tells how long a part is looked at, says so, and stops when nobody moves', async () => {
  const { calls } = openLink('client');
  await screen.findByText(NOTE);
  await pass(31);
  const body = { link: 'abc', contentHash: shown.contentHash, parts: [{ part: 'costs', seconds: 15 }] };
  expect(told(calls)).toEqual([body, body]);
  await pass(600);
  expect(told(calls).length).toBeLessThan(6);
});

test.each([
  ['of what is decided', 'client', { ...shown, state: 'accepted' }],
  ['of staff who look', 'admin', shown],
] as const)('nothing is told %s', async (_, role, given) => {
  const { calls } = openLink(role, given);
  await screen.findByText('Growth plan');
  await pass(60);
  expect(told(calls)).toEqual([]);
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('staff see beside what they sent how long its parts were looked at', async () => {
  const { id } = DRAFT;
  const blocks = [{ title: 'How we work', text: 'In weeks.' }];
  const sent = { ...DRAFT, blocks, state: 'sent', sentAt: DRAFT.createdAt, allowedTransitions: ['withdraw'] };
  renderPage(ProposalPage, {
    role: 'admin',
    path: `client/proposal?open=${id}`,
    answer: ({ url }) => {
      if (url === `proposals/${id}`) return { ...sent, versions: [{ id, versionNo: 1, state: 'sent' }] };
      if (url === `proposals/${id}/reading`)
        return {
          items: [
            { part: 'block-0', seconds: 45 },
            { part: 'costs', seconds: 135 },
          ],
        };
      if (url === 'audit/words') return { kinds: [], actions: [] };
      return url === 'settings' ? { items: [] } : NO_ROWS;
    },
  });
  const costs = await screen.findByText('2 min');
  within(costs.closest('.at-li') as HTMLElement).getByText('75%');
  screen.getByText('45 s');
  screen.getByText('3 min');
});
