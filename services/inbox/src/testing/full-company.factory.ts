import { randomUUID } from 'node:crypto';
import { expectDone, type FilledCompany } from '@atrium/testing';

/** The admin is told of an announcement, has an open page and writes to somebody. */
export async function fillInbox({ portal, people: { admin, hr }, word }: FilledCompany): Promise<void> {
  const message = { clientId: randomUUID(), text: `${word} in confidence` };
  expectDone(await admin.post(`/api/messages/with/${hr.user.id}`, message));
  expectDone(await admin.post('/api/presence'));
  const news = { title: `${word} news`, text: `${word} has moved`, roles: ['admin'], pinnedUntil: null };
  const { id } = expectDone(await hr.post<{ id: string }>('/api/announcements', news));
  expectDone(await admin.post(`/api/announcements/${id}/read`));
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: `${word} is discussed` }] }],
  };
  expectDone(await admin.post('/api/comments', { kind: 'user', id: hr.user.id, text }));
  await portal.settle();
  const { items } = expectDone(await admin.get<{ items: unknown[] }>('/api/notifications'));
  if (items.length === 0) throw new Error('Nobody was told anything.');
}
