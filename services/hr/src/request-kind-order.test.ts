import { REQUEST_KIND_ORDER } from '@atrium/contracts';
import { EVENTS_KIND } from './celebration/events-notice-kind.service.js';
import { HIRING_KIND } from './hiring/hiring-request-kind.service.js';
import { ID_CARD_REQUEST } from './id-card/id-card-request.service.js';
import { LEAVE_KIND } from './leave/leave-request-kind.service.js';
import { NOTICE_KIND } from './lifecycle/notice-request-kind.service.js';
import { TASK_NOTICE_KIND } from './task-news/task-notice-kind.service.js';

test('the kinds of HR stand in the list in the order of the specification', () => {
  const kinds = [LEAVE_KIND, HIRING_KIND, TASK_NOTICE_KIND, EVENTS_KIND, ID_CARD_REQUEST, NOTICE_KIND];
  expect(REQUEST_KIND_ORDER.filter((kind) => kinds.includes(kind))).toEqual(kinds);
});
