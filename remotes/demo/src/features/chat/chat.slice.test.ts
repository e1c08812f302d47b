import fc from 'fast-check';
import { countChats, findChats, listMessages } from './chat.rules.js';
import {
  CHAT_STATUSES,
  chatSlice,
  loadChats,
  readChat,
  searchChats,
  selectChat,
  sendMessage,
  type Chat,
  type ChatState,
} from './chat.slice.js';

const { reducer, getInitialState } = chatSlice;
const chat = (id: number, more: Partial<Chat> = {}): Chat => ({
  id,
  name: `Person ${String(id)}`,
  status: 'online',
  thumb: 'P',
  recent: true,
  excerpt: 'Hello',
  chatHistory: { to: [], from: [{ text: 'Hi', at: '2026-11-20T08:00:00.000Z' }] },
  ...more,
});
const stateOf = (...chats: Chat[]): ChatState => ({ ...getInitialState(), chats, status: 'here' });

test('begins empty, with the first chat selected', () => {
  expect(getInitialState()).toEqual({ chats: [], search: '', selected: 1, status: 'none' });
});

test('load replaces the list, search sets the text, select the selected chat', () => {
  let state = reducer(stateOf(chat(9)), loadChats.fulfilled([chat(1)], '', undefined));
  state = reducer(reducer(state, searchChats('hi')), selectChat(3));
  expect(state).toEqual({ chats: [chat(1)], search: 'hi', selected: 3, status: 'here' });
  expect(reducer(state, loadChats.rejected(new Error(), '', undefined)).status).toBe('failed');
});

test('a message is appended to what was written to that chat, and to no other', () => {
  const state = stateOf(chat(1), chat(2));
  const { chats } = reducer(state, sendMessage({ id: 2, text: 'Good morning' }));
  expect(chats[0]).toEqual(chat(1));
  expect(chats[1]?.chatHistory.to.map(({ text }) => text)).toEqual(['Good morning']);
  expect(chats[1]?.chatHistory.from).toEqual(chat(2).chatHistory.from);
  expect(listMessages(chats[1]!).at(-1)).toMatchObject({ text: 'Good morning', mine: true });
  expect(reducer(state, sendMessage({ id: 7, text: 'Nobody' }))).toEqual(state);
});

test('a chat that was looked at is not new any more', () => {
  expect(reducer(stateOf(chat(1), chat(2)), readChat(2)).chats.map(({ recent }) => recent)).toEqual([
    true,
    false,
  ]);
});

test('each filter shows as many as it counts, and whoever wrote last comes first', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  const anyChat = fc.record({
    recent: fc.boolean(),
    status: fc.constantFrom(...CHAT_STATUSES),
    at: moment.map((date) => date.toISOString()),
  });
  fc.assert(
    fc.property(fc.array(anyChat), (some) => {
      const chats = some.map(({ at, ...more }, index) =>
        chat(index, { ...more, chatHistory: { to: [], from: [{ text: 'x', at }] } }),
      );
      for (const filter of ['all', 'recent', 'online'] as const) {
        const found = findChats(chats, filter, '');
        expect(found).toHaveLength(countChats(chats, filter));
        const times = found.map((each) => listMessages(each)[0]!.at);
        expect(times).toEqual(times.toSorted().toReversed());
      }
    }),
  );
});
