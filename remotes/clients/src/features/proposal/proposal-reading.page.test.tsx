import { sessionLocked, signedIn } from '@atrium/sdk';
import { renderPage } from '@atrium/ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
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

const openLink = (role: 'client' | 'admin', given: object = shown, reading: object = { done: true }) =>
  renderPage(ProposalPage, {
    role,
    path: 'client/proposal#link=abc',
    answer: ({ url }) => {
      if (url === 'proposal-links/read') return given;
      return url === 'proposal-links/reading' ? reading : { items: [], done: true };
    },
  });

const move = () => fireEvent.pointerMove(document.body);

/** What the browser sends after the page is gone, in which jsdom has no part. */
function watchLast() {
  const sent: { url: string; request: RequestInit }[] = [];
  globalThis.fetch = (url, request = {}) => {
    sent.push({ url: url as string, request });
    return new Promise(() => undefined);
  };
  return sent;
}

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
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const told = (calls: readonly { url: string; body?: unknown }[]) =>
  calls.filter(({ url }) => url === 'proposal-links/reading').map(({ body }) => body);

test('while it waits, the page tells how long a part is looked at, says so, and stops when nobody moves', async () => {
  const { calls } = openLink('client');
  await screen.findByText(NOTE);
  move();
  await pass(31);
  const body = { link: 'abc', contentHash: shown.contentHash, parts: [{ part: 'costs', seconds: 15 }] };
  expect(told(calls)).toEqual([body, body]);
  await pass(600);
  expect(told(calls).length).toBeLessThan(6);
});

test.each([
  ['of what is decided', 'client', { ...shown, state: 'accepted' }],
  ['of who has signed before others', 'client', { ...shown, signed: true }],
  ['of staff who look', 'admin', shown],
] as const)('nothing is told %s', async (_, role, given) => {
  const { calls } = openLink(role, given);
  await screen.findByText('Growth plan');
  move();
  await pass(60);
  expect(told(calls)).toEqual([]);
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('nothing is told of an admin who sees the portal as a client', async () => {
  const { calls, store } = openLink('client');
  const { user } = store.getState().session;
  act(() => {
    const seenBy = { firstName: 'Asha', lastName: 'Rao', until: '2099-01-01T00:00:00Z' };
    store.dispatch(signedIn({ ...user!, seenBy }));
  });
  await screen.findByText('Growth plan');
  move();
  await pass(60);
  expect(told(calls)).toEqual([]);
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('before they read, readers are told; who does not sign is told until when otherwise', async () => {
  const { unmount } = openLink('client');
  const note = await screen.findByText(NOTE);
  expect(note.textContent).toMatch(/^Until you answer/);
  const after = note.compareDocumentPosition(screen.getByRole('heading', { name: 'Growth plan' }));
  expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  openLink('client', { ...shown, signer: { name: '', email: null } });
  expect((await screen.findByText(NOTE)).textContent).toMatch(/^Until it is answered/);
});

test('a page that nobody touches is not read, and neither is one below a dialog', async () => {
  const { calls } = openLink('client');
  await screen.findByText(NOTE);
  await pass(31);
  expect(told(calls)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Review and sign' }));
  await screen.findByRole('dialog');
  move();
  await pass(31);
  expect(told(calls)).toEqual([]);
});

test('the last seconds are sent by the browser when the page is hidden or closed', async () => {
  const sent = watchLast();
  const { calls } = openLink('client');
  await screen.findByText(NOTE);
  move();
  await pass(4);
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, new Event('pagehide'));
  expect(sent.map(({ url }) => url)).toEqual(['/api/proposal-links/reading']);
  const [{ request }] = sent as [(typeof sent)[number]];
  expect(request).toMatchObject({ method: 'POST', keepalive: true });
  expect(new Headers(request.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(request.body as string)).toMatchObject({ link: 'abc', parts: [{ part: 'costs' }] });
  expect(told(calls)).toEqual([]);
  await pass(3);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(sent).toHaveLength(2);
});

test('what a locked session refuses is not told again when it is unlocked, and meanwhile nothing counts', async () => {
  const refusal = { status: 401, error: { code: 'SESSION_LOCKED', message: 'Locked.', requestId: 'r' } };
  const { calls, store } = openLink('client', shown, refusal);
  await screen.findByText(NOTE);
  const { user } = store.getState().session;
  move();
  await pass(16);
  expect(told(calls)).toHaveLength(1);
  act(() => {
    store.dispatch(sessionLocked());
  });
  move();
  await pass(31);
  const before = told(calls).length;
  act(() => {
    store.dispatch(signedIn(user!));
  });
  await pass(1);
  expect(told(calls)).toHaveLength(before);
  expect(before).toBeLessThan(3);
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
