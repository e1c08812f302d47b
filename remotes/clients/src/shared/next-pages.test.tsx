import type { Client, Lead } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import ClientStory from '../features/client/components/client-story.js';
import LeadStory from '../features/lead/components/lead-story.js';
import { DuplicateList } from '../merge/duplicate-list.js';
import { MergeHistory } from '../merge/merge-history.js';
import { Conversation } from './conversation.js';

const id = '01890000-0000-7000-8000-0000000000c1';
const at = '2026-06-15T06:11:00.000Z';
const BUSY = { status: 503, error: { code: 'UNAVAILABLE', message: 'Try later.', requestId: 'r' } };

const message = (text: string) => ({
  id: text,
  text,
  side: 'client',
  mine: false,
  files: [],
  createdAt: at,
  author: { id: 'u1', name: 'Meena Iyer' },
});
const activity = (text: string) => ({
  id: text,
  at,
  by: null,
  lead: null,
  kind: 'note',
  direction: 'out',
  text,
  subject: null,
  sentTo: [],
  heldUntil: null,
  outcome: null,
  minutes: null,
  stage: null,
  stageName: null,
});
const event = (text: string) => ({
  id: text,
  kind: 'message',
  what: 'client',
  at,
  actor: 'Meena Iyer',
  title: null,
  text,
  aboutId: null,
});
const group = (name: string) => ({ why: null, records: [{ id: name, name, note: '', owner: null }] });
const merge = (name: string) => ({
  id: name,
  kind: 'client',
  survivor: { id, name: 'Kesar' },
  merged: [],
  at,
  by: name,
  undoneAt: null,
  mayUndo: false,
});

interface PagedList {
  List: ComponentType;
  url: string;
  item: (text: string) => object;
  more?: string;
  param?: string;
}

const LISTS: Record<string, PagedList> = {
  messages: {
    List: () => <Conversation clientId={id} side="company" writes={false} />,
    url: 'client-messages',
    item: message,
  },
  activities: {
    List: () => <LeadStory lead={{ id, allowedTransitions: [] as string[] } as Lead} first="all" />,
    url: 'client-activities',
    item: activity,
  },
  events: {
    List: () => <ClientStory client={{ id, allowedTransitions: [] as string[] } as Client} first="all" />,
    url: `clients/${id}/timeline`,
    item: event,
  },
  duplicates: {
    List: () => <DuplicateList kind="client" list="different" />,
    url: 'contact-duplicates',
    item: group,
    more: 'Show more',
    param: 'cursor',
  },
  merges: {
    List: () => <MergeHistory kind="client" />,
    url: 'contact-merges',
    item: merge,
    more: 'Show more',
  },
};

test.each(Object.entries(LISTS))(
  'further %s join what is shown, also once they have failed',
  async (_name, { List, url, item, more = 'Show earlier', param = 'before' }) => {
    let isDown = true;
    const { calls } = renderPage(List, {
      path: 'client/Management',
      answer: (call) => {
        if (call.url !== url) return { items: [], total: 0, next: null, nextCursor: null };
        if (!call.params?.[param]) return { items: [item('New words')], next: 'n1' };
        return isDown ? BUSY : { items: [item('Old words')], next: null };
      },
    });
    await screen.findByText(/New words/);
    await userEvent.click(screen.getByRole('button', { name: more }));
    expect((await screen.findByRole('alert')).textContent).toBe('The rest could not be loaded.');
    screen.getByText(/New words/);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/Old words/);
    screen.getByText(/New words/);
    expect(screen.queryByRole('button', { name: more })).toBeNull();
    expect(calls.filter((call) => call.url === url).map(({ params }) => params?.[param])).toEqual([
      undefined,
      'n1',
      'n1',
    ]);
  },
);
