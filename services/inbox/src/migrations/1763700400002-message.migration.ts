import { defineMigration } from '@atrium/platform';

/** Conversations between two people, with a row for each of them, and their messages. */
export const messageMigration = defineMigration(
  '1763700400002-message',
  `
create table conversation (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  -- The smaller id first, so that two people have one conversation.
  first_user_id uuid not null,
  second_user_id uuid not null,
  primary key (company_id, id),
  constraint conversation_of_two unique (company_id, first_user_id, second_user_id),
  constraint conversation_order check (first_user_id < second_user_id),
  foreign key (company_id, first_user_id) references user_account (company_id, id),
  foreign key (company_id, second_user_id) references user_account (company_id, id)
);
select atrium_protect('conversation', 'select, insert, update');

create table message (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  sender_id uuid not null,
  client_id uuid not null,
  text text not null,
  sent_at timestamptz not null,
  primary key (company_id, id),
  constraint message_client_id unique (company_id, sender_id, client_id),
  foreign key (company_id, conversation_id) references conversation (company_id, id),
  foreign key (company_id, sender_id) references user_account (company_id, id)
);
create index message_of_conversation on message (company_id, conversation_id, id desc);
select atrium_protect('message', 'select, insert');

create table conversation_member (
  company_id uuid not null,
  user_id uuid not null,
  contact_id uuid not null,
  conversation_id uuid not null,
  last_message_id uuid not null,
  read_up_to uuid,
  unread int not null default 0,
  primary key (company_id, user_id, contact_id),
  foreign key (company_id, conversation_id) references conversation (company_id, id),
  foreign key (company_id, last_message_id) references message (company_id, id)
);
create index conversation_member_newest on conversation_member (company_id, user_id, last_message_id desc);
create index conversation_member_unread on conversation_member (company_id, user_id) where unread > 0;
select atrium_protect('conversation_member', 'select, insert, update');

create index notification_unread_subject on notification (company_id, user_id, kind, subject_id)
  where subject_id is not null and read_at is null;
`,
);
