import { defineArea } from '../areas/define-area.js';
import { ANNOUNCEMENT } from './announcement.js';

/** Notifications, messages and announcements. */
export const INBOX_AREA = defineArea({
  key: 'inbox',
  records: [ANNOUNCEMENT],
  notifications: {
    'announcement.published': {
      title: 'An announcement is published',
      group: 'Inbox',
      icon: 'bell',
      places: [{ path: 'announcements' }],
      email: 'daily',
    },
    'comment.mention': {
      title: 'Someone mentions me in a comment',
      group: 'Inbox',
      icon: 'at',
      weight: 3,
      places: [{ path: 'records' }],
      email: 'daily',
    },
    'comment.reply': {
      title: 'Someone comments where I have commented',
      group: 'Inbox',
      icon: 'message-2',
      weight: 1,
      places: [{ path: 'records' }],
      email: 'daily',
    },
    'comment.watched': {
      title: 'Someone comments on what I follow',
      group: 'Inbox',
      icon: 'message-2',
      weight: 1,
      places: [{ path: 'records' }],
      email: 'off',
    },
    'message.received': {
      title: 'I have unread messages',
      group: 'Inbox',
      icon: 'bell',
      places: [{ path: 'messages' }],
      email: 'daily',
      ownMenu: true,
    },
    'demo.sample': {
      title: 'A demo colleague sends me a notification',
      group: 'Inbox',
      icon: 'bell',
      places: [{ path: '/' }],
      email: 'off',
      sample: true,
    },
  },
});
