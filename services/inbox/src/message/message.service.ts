import type {
  Contact,
  Conversation,
  ConversationList,
  FeedQuery,
  Message,
  MessageList,
  SendMessage,
} from '@atrium/contracts';
import { AppError, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { NotificationRepository } from '../notification/notification.repository.js';
import { ContactService } from './contact.service.js';
import { MessageLimit } from './message-limit.service.js';
import { MessageRepository } from './message.repository.js';
import type { ConversationRecord, MessageRecord } from './message.types.js';

/** Direct messages between two people of a company. */
@Injectable()
export class MessageService {
  constructor(
    private readonly db: TenantDb,
    private readonly messages: MessageRepository,
    private readonly contacts: ContactService,
    private readonly limit: MessageLimit,
    private readonly notifications: Notifications,
    private readonly inbox: NotificationRepository,
    private readonly live: LiveEvents,
  ) {}

  listConversations({ id, companyId }: SignedInUser, query: FeedQuery): Promise<ConversationList> {
    return this.db.run(companyId, async () => {
      const rows = await this.messages.listConversations(id, query);
      const page = rows.slice(0, query.limit);
      const contacts = await this.contacts.list(
        companyId,
        page.map(({ contactId }) => contactId),
      );
      const items = page.flatMap((row) => toConversation(row, id, contacts));
      return { items, next: rows.length > query.limit ? (page.at(-1)?.lastMessageId ?? null) : null };
    });
  }

  /**
   * @throws {AppError} NOT_FOUND when the contact does not exist or may not be written to and has no earlier messages
   */
  listMessages(user: SignedInUser, contactId: string, query: FeedQuery): Promise<MessageList> {
    return this.db.run(user.companyId, async () => {
      const pair = { userId: user.id, contactId };
      const rows = await this.messages.listMessages(pair, query);
      const contact = await this.find(user, contactId, rows.length > 0);
      const page = rows.slice(0, query.limit);
      return {
        contact,
        items: page.map((row) => toMessage(row, user.id)),
        next: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
        readUpTo: await this.messages.readUpTo({ userId: contactId, contactId: user.id }),
      };
    });
  }

  /**
   * Repeating a client id returns the existing message.
   * @throws {AppError} NOT_FOUND, TRANSITION_REFUSED for an inactive account, KEY_REUSED for other content under a
   * known client id, TOO_MANY_ATTEMPTS
   */
  async send(user: SignedInUser, contactId: string, body: SendMessage): Promise<Message> {
    const pair = { userId: user.id, contactId };
    const isNew = await this.db.run(user.companyId, () => this.check(user, contactId, body));
    // Between the two transactions, so that it counts although the second one may refuse.
    if (isNew) await this.limit.hit(user);
    return this.db.run(user.companyId, async () => {
      const conversationId = await this.messages.lockConversation(pair);
      const sent = await this.messages.add(conversationId, user.id, body);
      if (!sent) return this.repeat(user, conversationId, body);
      await this.messages.deliver(conversationId, pair, sent.id);
      await this.invalidate([user.id, contactId]);
      await this.notifications.notify({
        to: { users: [contactId] },
        kind: 'message.received',
        actorId: user.id,
        subjectId: user.id,
        query: `with=${user.id}`,
        dedupeKey: user.id,
        title: words('{name} wrote to you', { name: `${user.firstName} ${user.lastName}` }),
      });
      return toMessage(sent, user.id);
    });
  }

  /** @returns whether it is new */
  private async check(user: SignedInUser, contactId: string, { clientId }: SendMessage): Promise<boolean> {
    const known = await this.messages.listMessages({ userId: user.id, contactId }, { limit: 0 });
    const contact = await this.find(user, contactId, known.length > 0);
    if (await this.messages.findByClientId(user.id, clientId)) return false;
    if (contact.role !== null) return true;
    const message = `${contact.name} no longer has an active account.`;
    throw new AppError('TRANSITION_REFUSED', { message });
  }

  /** Also cancels mails about these messages. */
  markRead({ id, companyId }: SignedInUser, contactId: string, upTo: string): Promise<void> {
    return this.db.run(companyId, async () => {
      if (!(await this.messages.markRead({ userId: id, contactId }, upTo))) return;
      await this.inbox.markSubject(id, 'message.received', contactId);
      await this.invalidate([id, contactId]);
    });
  }

  countUnread({ id, companyId }: SignedInUser): Promise<number> {
    return this.db.run(companyId, () => this.messages.countUnread(id));
  }

  private async repeat(
    user: SignedInUser,
    conversationId: string,
    { clientId, text }: SendMessage,
  ): Promise<Message> {
    const sent = await this.messages.findByClientId(user.id, clientId);
    if (!sent) throw new Error('A message that was sent is not there.');
    if (sent.conversationId !== conversationId || sent.text !== text) throw new AppError('KEY_REUSED');
    return toMessage(sent, user.id);
  }

  /** @param known they have written before, so the contact may have left */
  private async find(user: SignedInUser, contactId: string, known: boolean): Promise<Contact> {
    const contact = (await this.contacts.list(user.companyId, [contactId])).get(contactId);
    if (!contact || contactId === user.id || (contact.role === null && !known)) throw notFound();
    return contact;
  }

  private invalidate(users: string[]): Promise<void> {
    return this.live.publish({ type: 'invalidate', tags: ['Message'] }, { users });
  }
}

const toMessage = ({ id, clientId, senderId, text, sentAt }: MessageRecord, userId: string): Message => ({
  id,
  clientId,
  text,
  mine: senderId === userId,
  sentAt: sentAt.toISOString(),
});

function toConversation(
  row: ConversationRecord,
  userId: string,
  contacts: Map<string, Contact>,
): Conversation[] {
  const contact = contacts.get(row.contactId);
  if (!contact) return [];
  const { conversationId, senderId, text, sentAt, unread } = row;
  const last = { mine: senderId === userId, text, sentAt: sentAt.toISOString() };
  return [{ id: conversationId, contact, last, unread }];
}
