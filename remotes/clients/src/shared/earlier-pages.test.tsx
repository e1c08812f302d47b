import type { Client } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import ClientTimeline from '../features/client/components/client-timeline.js';
import ActivityList from './activity-list.js';
import { Conversation } from './conversation.js';

const id = '01890000-0000-7000-8000-0000000000c1';
const at = '2026-06-15T06:11:00.000Z';
const BUSY = { status: 503, error: { code: 'UNAVAILABLE', message: 'Try later.', requestId: 'r' } };

const message = (text: string) => ({
  ...{ id: text, text, side: 'client', mine: false, files: [], createdAt: at },
  author: { id: 'u1', name: 'Meena Iyer' },
});
const activity = (text: string) => ({
  ...{ id: text, at, by: null, lead: null, kind: 'note', direction: 'out', text },
  ...{ outcome: null, minutes: null, stage: null, stageName: null },
});
const event = (text: string) => ({
  ...{ id: text, kind: 'message', what: 'client', at, actor: 'Meena Iyer', title: null, text, aboutId: null },
});

const LISTS: [string, ComponentType, string, (text: string) => object][] = [
  [
    'messages',
    () => <Conversation clientId={id} side="company" writes={false} />,
    'client-messages',
    message,
  ],
  [
    'activities',
    () => <ActivityList about={{ kind: 'client', id }} mayLog={false} />,
    'client-activities',
    activity,
  ],
  ['events', () => <ClientTimeline client={{ id } as Client} />, `clients/${id}/timeline`, event],
];

test.each(LISTS)(
  'earlier %s join what is shown, also once they have failed',
  async (_name, List, url, item) => {
    let isDown = true;
    const { calls } = renderPage(List, {
      path: 'client/Management',
      answer: (call) => {
        if (call.url !== url) return undefined;
        if (!call.params?.['before']) return { items: [item('New words')], next: 'n1' };
        return isDown ? BUSY : { items: [item('Old words')], next: null };
      },
    });
    await screen.findByText('New words');
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The rest could not be loaded.');
    screen.getByText('New words');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Old words');
    screen.getByText('New words');
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls.filter((call) => call.url === url).map(({ params }) => params?.['before'])).toEqual([
      undefined,
      'n1',
      'n1',
    ]);
  },
);
