import { http } from '@atrium/sdk';
import type { AxiosInstance } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { placeInTime } from '../samples/place-in-time.js';

/** Each app's sample data is a separate file, loaded when its app requests it. */
const SAMPLES: Record<string, () => Promise<{ default: unknown[] }>> = {
  '/api/data/notes/NotesData': () => import('../samples/notes.json', { with: { type: 'json' } }),
  '/api/data/chat/ChatData': () => import('../samples/chats.json', { with: { type: 'json' } }),
  '/api/data/contacts/ContactsData': () => import('../samples/contacts.json', { with: { type: 'json' } }),
  '/api/data/email/EmailData': () => import('../samples/emails.json', { with: { type: 'json' } }),
  '/api/data/ticket/TicketData': () => import('../samples/tickets.json', { with: { type: 'json' } }),
};

/**
 * An axios instance that answers its five demo calls itself, with 200 and a list, and sends all others to the server.
 * @param portal what it is derived from, because a second axios beside the mock layer's own would add 15 kB
 */
export function createDemoHttp(portal: Pick<AxiosInstance, 'create'>): AxiosInstance {
  const instance = portal.create({ baseURL: '' });
  const mock = new MockAdapter(instance);
  for (const [url, load] of Object.entries(SAMPLES))
    mock.onGet(url).reply(async () => [200, placeInTime((await load()).default, new Date())]);
  mock.onAny().passThrough();
  return instance;
}

export const demoHttp = createDemoHttp(http);
