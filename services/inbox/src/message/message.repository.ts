import { COUNT_LIMIT, type FeedQuery, type SendMessage } from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ConversationRecord, MessageRecord, Pair } from './message.types.js';

const MESSAGE = `m.id, m.client_id as "clientId", m.sender_id as "senderId", m.text, m.sent_at as "sentAt"`;

/** Inside `TenantDb.run` only. */
@Injectable()
export class MessageRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** Finds or creates the conversation of two people and locks it until the transaction ends. */
  async lockConversation({ userId, contactId }: Pair): Promise<string> {
    const [first, second] = [userId, contactId].sort();
    // The update changes nothing but locks an existing row, so that two people who begin at once wait for each other.
    const [row] = await this.query<{ id: string }>(
      `with known as (
         insert into conversation (company_id, first_user_id, second_user_id) values ($1, $2, $3)
         on conflict (company_id, first_user_id, second_user_id) do update set first_user_id = excluded.first_user_id
         returning id
       ) select id from known`,
      [first, second],
    );
    if (!row) throw new Error('There is no conversation.');
    return row.id;
  }

  /** @returns null when the sender has already sent a message with this client id */
  async add(
    conversationId: string,
    senderId: string,
    { clientId, text }: SendMessage,
  ): Promise<MessageRecord | null> {
    const [row] = await this.query<MessageRecord>(
      `with m as (
         insert into message (company_id, conversation_id, sender_id, client_id, text, sent_at)
         values ($1, $2, $3, $4, $5, $6) on conflict (company_id, sender_id, client_id) do nothing returning *
       ) select ${MESSAGE} from m`,
      [conversationId, senderId, clientId, text, this.clock.now()],
    );
    return row ?? null;
  }

  /** Makes a message the newest of both people's conversation; its sender has read it. */
  async deliver(conversationId: string, { userId, contactId }: Pair, messageId: string): Promise<void> {
    await this.query(
      `with told as (
         insert into conversation_member as c
           (company_id, user_id, contact_id, conversation_id, last_message_id, read_up_to, unread)
         values ($1, $2, $3, $4, $5, $5, 0), ($1, $3, $2, $4, $5, null, 1)
         on conflict (company_id, user_id, contact_id) do update set
           last_message_id = $5,
           read_up_to = case when c.user_id = $2 then $5 else c.read_up_to end,
           unread = case when c.user_id = $2 then 0 else c.unread + 1 end
         returning 1
       ) select 1 from told`,
      [userId, contactId, conversationId, messageId],
    );
  }

  async findByClientId(
    senderId: string,
    clientId: string,
  ): Promise<(MessageRecord & { conversationId: string }) | null> {
    const [row] = await this.query<MessageRecord & { conversationId: string }>(
      `select ${MESSAGE}, m.conversation_id as "conversationId" from message m
       where m.company_id = $1 and m.sender_id = $2 and m.client_id = $3`,
      [senderId, clientId],
    );
    return row ?? null;
  }

  /** The newest first, up to one more than `limit`. */
  listMessages({ userId, contactId }: Pair, { before, limit }: FeedQuery): Promise<MessageRecord[]> {
    return this.query<MessageRecord>(
      `select ${MESSAGE} from conversation_member c
       join message m on m.company_id = c.company_id and m.conversation_id = c.conversation_id
       where c.company_id = $1 and c.user_id = $2 and c.contact_id = $3 and ($4::uuid is null or m.id < (
         select own.id from message own
         where own.company_id = $1 and own.conversation_id = c.conversation_id and own.id = $4
       ))
       order by m.id desc limit $5`,
      [userId, contactId, before ?? null, limit + 1],
    );
  }

  /** The conversations with the newest message first, up to one more than `limit`. */
  listConversations(userId: string, { before, limit }: FeedQuery): Promise<ConversationRecord[]> {
    return this.query<ConversationRecord>(
      `select c.conversation_id as "conversationId", c.contact_id as "contactId", c.unread,
         c.last_message_id as "lastMessageId", m.sender_id as "senderId", left(m.text, 200) as text, m.sent_at as "sentAt"
       from conversation_member c
       join message m on m.company_id = c.company_id and m.id = c.last_message_id
       where c.company_id = $1 and c.user_id = $2 and ($3::uuid is null or c.last_message_id < (
         select own.last_message_id from conversation_member own
         where own.company_id = $1 and own.user_id = $2 and own.last_message_id = $3
       ))
       order by c.last_message_id desc limit $4`,
      [userId, before ?? null, limit + 1],
    );
  }

  /**
   * The people in somebody's 30 newest conversations, ordered by how many of each one's last 200 messages that person
   * wrote; people they never wrote to come last.
   */
  async listFrequent(userId: string, limit: number): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select c.contact_id as id from (
         select * from conversation_member where company_id = $1 and user_id = $2 order by last_message_id desc limit 30
       ) c cross join lateral (
         select count(*) filter (where m.sender_id = $2) as written from (
           select sender_id from message
           where company_id = $1 and conversation_id = c.conversation_id order by id desc limit 200
         ) m
       ) counted
       order by written desc, c.last_message_id desc limit $3`,
      [userId, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The last message that somebody has read in a conversation. */
  async readUpTo({ userId, contactId }: Pair): Promise<string | null> {
    const [row] = await this.query<{ at: string | null }>(
      `select read_up_to as at from conversation_member where company_id = $1 and user_id = $2 and contact_id = $3`,
      [userId, contactId],
    );
    return row?.at ?? null;
  }

  /** @returns whether anything changed; a message older than the last one read changes nothing */
  async markRead({ userId, contactId }: Pair, upTo: string): Promise<boolean> {
    const rows = await this.query(
      `with marked as (
         update conversation_member c set read_up_to = $4, unread = (
           select count(*) from message m
           where m.company_id = $1 and m.conversation_id = c.conversation_id and m.id > $4 and m.sender_id <> $2
         )
         where c.company_id = $1 and c.user_id = $2 and c.contact_id = $3
           and (c.read_up_to is null or c.read_up_to < $4)
           and exists (
             select from message m where m.company_id = $1 and m.conversation_id = c.conversation_id and m.id = $4
           )
         returning 1
       ) select 1 from marked`,
      [userId, contactId, upTo],
    );
    return rows.length > 0;
  }

  /** Unread messages in all of a person's conversations, counted up to a hundred. */
  async countUnread(userId: string): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `select least(coalesce(sum(unread), 0), ${COUNT_LIMIT})::int as count from conversation_member
       where company_id = $1 and user_id = $2 and unread > 0`,
      [userId],
    );
    return row?.count ?? 0;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
