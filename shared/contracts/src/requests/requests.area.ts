import { defineArea } from '../areas/define-area.js';

const places = [{ path: 'requests' }];

/** Requests of every kind and their decisions. */
export const REQUESTS_AREA = defineArea({
  key: 'requests',
  notifications: {
    'request.waiting': {
      title: 'A request waits for my decision',
      group: 'Requests',
      icon: 'inbox',
      places,
      email: 'now',
    },
    'request.reminder': {
      title: 'A request has waited for two days',
      group: 'Requests',
      icon: 'clock',
      places,
      email: 'daily',
    },
    'request.decided': {
      title: 'My request is decided',
      group: 'Requests',
      icon: 'check',
      places,
      email: 'now',
    },
    'request.withdrawn': {
      title: 'Someone withdraws a request that waits for me',
      group: 'Requests',
      icon: 'history',
      places,
      email: 'daily',
    },
  },
});
