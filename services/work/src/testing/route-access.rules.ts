import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who may call the routes of this service by default. Columns: nobody, client, employee, teamLeader, hr, admin. */
// prettier-ignore
export const WORK_ACCESS: RouteAccess = {
  'GET /api/calendar/items':           [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/calendar/sources':         [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/calendar/busy':            [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/calendar/owners':          [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/calendar/dates':           [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/calendar/events':         [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/calendar/events/{id}':     [no,   no,    yes,    yes,  yes,  yes],
  'PATCH /api/calendar/events/{id}':   [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/calendar/events/{id}/remove':  [no, no, yes,    yes,  yes,  yes],
  'POST /api/calendar/events/{id}/answer':  [no, no, yes,    yes,  yes,  yes],
  'GET /api/calendar/feeds':           [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/calendar/feeds':          [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/calendar/feeds/{id}/renew':   [no,  no, yes,    yes,  yes,  yes],
  'POST /api/calendar/feeds/{id}/revoke':  [no,  no, yes,    yes,  yes,  yes],
  'GET /api/feeds/{link}':             [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/calendar/rooms':           [no,   no,    no,     no,   yes,  yes],
  'POST /api/calendar/rooms':          [no,   no,    no,     no,   yes,  yes],
  'GET /api/calendar/rooms/choices':   [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/calendar/rooms/{id}':      [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/calendar/rooms/{id}':    [no,   no,    no,     no,   yes,  yes],
  'POST /api/calendar/rooms/bulk':     [no,   no,    no,     no,   yes,  yes],
  'POST /api/calendar/rooms/{id}/archive':  [no, no, no,     no,   yes,  yes],
  'POST /api/calendar/rooms/{id}/restore':  [no, no, no,     no,   yes,  yes],
  'GET /api/tasks':                    [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks':                   [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/board':              [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/counts':             [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/load':               [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/{id}':               [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/bulk':              [no,   no,    yes,    yes,  yes,  yes],
  'PATCH /api/tasks/{id}':             [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/{id}/move':         [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/{id}/archive':      [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/{id}/restore':      [no,   no,    yes,    yes,  yes,  yes],
};
