import { defineArea } from '../areas/define-area.js';
import type { NotificationKindRules } from '../areas/notification-kind.js';

const kind = (title: string, icon: string, email: 'now' | 'daily'): NotificationKindRules => ({
  ...{ title, group: 'Requests', icon, email },
  places: [{ path: 'requests' }],
});

/** Requests of every kind and their decisions. */
export const REQUESTS_AREA = defineArea({
  key: 'requests',
  notifications: {
    'request.waiting': kind('A request waits for my decision', 'inbox', 'now'),
    'request.reminder': kind('A request has waited for two days', 'clock', 'daily'),
    'request.decided': kind('My request is decided', 'check', 'now'),
    'request.withdrawn': kind('Someone withdraws a request that waits for me', 'history', 'daily'),
  },
});
