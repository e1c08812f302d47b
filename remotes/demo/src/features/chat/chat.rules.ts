import { matches } from '../../shared/list.rules.js';
import type { Chat, ChatMessage } from './chat.slice.js';

/** `recent`: has unread messages. */
export type ChatFilter = 'all' | 'recent' | 'online';

export interface ShownMessage extends ChatMessage {
  mine: boolean;
}

/** The messages of both sides, the newest last. */
export function listMessages({ chatHistory: { to, from } }: Chat): ShownMessage[] {
  return [
    ...from.map((message) => ({ ...message, mine: false })),
    ...to.map((message) => ({ ...message, mine: true })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

const fits = ({ recent, status }: Chat, filter: ChatFilter): boolean =>
  filter === 'all' || (filter === 'recent' ? recent : status === 'online');

export const countChats = (chats: readonly Chat[], filter: ChatFilter): number =>
  chats.filter((chat) => fits(chat, filter)).length;

/** Finds chats by name or by written text, ordered by their last message. */
export function findChats(chats: readonly Chat[], filter: ChatFilter, search: string): Chat[] {
  const newest = (chat: Chat) => listMessages(chat).at(-1)?.at ?? '';
  return chats
    .filter((chat) => fits(chat, filter))
    .filter((chat) => matches(search, [chat.name, ...listMessages(chat).map(({ text }) => text)]))
    .toSorted((one, other) => newest(other).localeCompare(newest(one)));
}
