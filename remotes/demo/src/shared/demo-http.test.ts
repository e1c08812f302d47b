import axios from 'axios';
import { CHAT_STATUSES, type Chat } from '../features/chat/chat.slice.js';
import { EMAIL_FOLDERS, EMAIL_LABELS, EMAIL_MARKS, type Email } from '../features/email/email.types.js';
import { isIn } from '../features/email/email.rules.js';
import { TICKET_STATUSES, TICKET_TONES, type Ticket } from '../features/tickets/tickets.slice.js';
import { createDemoHttp } from './demo-http.js';
import { loadSample } from './load-sample.js';

const asked: string[] = [];
// Requests that pass the mock layer end here instead of at the real server.
const http = axios.create({
  adapter: async (config) => {
    asked.push(config.url ?? '');
    return { data: 'from the server', status: 200, statusText: '', headers: {}, config };
  },
});
const demoHttp = createDemoHttp(http);
const read = async <T>(path: string): Promise<T[]> => {
  const { status, data } = await demoHttp.get<T[]>(path);
  expect([status, Array.isArray(data)]).toEqual([200, true]);
  return data;
};

beforeEach(() => {
  asked.length = 0;
});

test('the five calls answer 200 and a list, and reach no server', async () => {
  expect(await read('/api/data/notes/NotesData')).toHaveLength(12);
  expect(await read('/api/data/chat/ChatData')).toHaveLength(8);
  expect(await read('/api/data/contacts/ContactsData')).toHaveLength(20);
  expect(await read('/api/data/email/EmailData')).toHaveLength(40);
  expect(await read('/api/data/ticket/TicketData')).toHaveLength(25);
  expect(asked).toEqual([]);
});

test.each(['/api/data/notes', '/api/data/notes/notesdata', 'data/notes/NotesData', '/api/auth/me'])(
  'every other request goes to the real server: %s',
  async (path) => {
    expect((await demoHttp.get(path)).data).toBe('from the server');
    expect(asked).toEqual([path]);
  },
);

test("the portal's own calls are not touched", async () => {
  expect((await http.get('/api/data/notes/NotesData')).data).toBe('from the server');
});

test('the samples cover every status, folder, mark and label', async () => {
  const chats = await read<Chat>('/api/data/chat/ChatData');
  expect(new Set(chats.map(({ status }) => status))).toEqual(new Set(CHAT_STATUSES));
  const emails = await read<Email>('/api/data/email/EmailData');
  for (const filter of [...EMAIL_FOLDERS, ...EMAIL_MARKS, ...EMAIL_LABELS])
    expect(emails.filter((email) => isIn(email, filter)).length).toBeGreaterThan(1);
  const tickets = await read<Ticket>('/api/data/ticket/TicketData');
  expect(new Set(tickets.map(({ Status }) => Status))).toEqual(new Set(TICKET_STATUSES));
  for (const { Status, Label } of tickets) expect(Label).toBe(TICKET_TONES[Status]);
});

test('each answer is a copy: what an app does with it, the next one does not see', async () => {
  const first = await read<Email>('/api/data/email/EmailData');
  first.length = 0;
  expect(await read('/api/data/email/EmailData')).toHaveLength(40);
});

test('a failure is thrown on, wrapped', async () => {
  const failure = await loadSample('/api/data/nothing').catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).cause).toBeInstanceOf(Error);
});
