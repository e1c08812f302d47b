import { defineArea } from '../areas/define-area.js';
import { ANNOUNCEMENT } from './announcement.js';

/** Notifications, messages and announcements. */
export const INBOX_AREA = defineArea({
  key: 'inbox',
  records: [ANNOUNCEMENT],
  notifications: {
    'announcement.published': {
      title: 'Something is announced',
      ...{ group: 'Inbox', icon: 'bell' },
      places: [{ path: 'announcements' }],
      email: 'daily',
    },
    'message.received': {
      title: 'Somebody writes to me, and I do not read it',
      ...{ group: 'Inbox', icon: 'bell' },
      places: [{ path: 'messages' }],
      email: 'daily',
      ownMenu: true,
    },
    'demo.sample': {
      title: 'A colleague of the demo company tells me something',
      ...{ group: 'Inbox', icon: 'bell' },
      places: [{ path: '/' }],
      email: 'off',
      sample: true,
    },
  },
});
