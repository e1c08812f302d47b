export interface MessageRecord {
  id: string;
  clientId: string;
  senderId: string;
  text: string;
  sentAt: Date;
}

/** A conversation as one of its two people sees it, with its last message. */
export interface ConversationRecord {
  conversationId: string;
  contactId: string;
  lastMessageId: string;
  unread: number;
  senderId: string;
  text: string;
  sentAt: Date;
}

/** One of the two people, and the other. */
export interface Pair {
  userId: string;
  contactId: string;
}
