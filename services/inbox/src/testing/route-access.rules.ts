import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const INBOX_ACCESS: RouteAccess = {
  'GET /api/inbox/counts':                 [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/notifications':                [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/notifications/kinds':          [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/notifications/read':          [no,   no,    yes,    yes,  yes,  yes],
  'PATCH /api/notifications/{id}':         [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/messages/contacts':            [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/messages/contacts/frequent':   [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/people':                       [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/people/names':                 [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/messages/conversations':       [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/messages/with/{id}':           [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/messages/with/{id}':          [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/messages/with/{id}/read':     [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/announcements':                [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/announcements/pinned':         [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/announcements/{id}':           [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/announcements':               [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/announcements/{id}':         [no,   no,    no,     no,   yes,  yes],
  'POST /api/announcements/{id}/withdraw': [no,   no,    no,     no,   yes,  yes],
  'POST /api/announcements/{id}/read':     [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/comments':                     [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/comments/unable':              [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/comments':                    [no,   no,    yes,    yes,  yes,  yes],
  'PATCH /api/comments/{id}':              [no,   no,    yes,    yes,  yes,  yes],
  'DELETE /api/comments/{id}':             [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/presence':                    [no,   no,    yes,    yes,  yes,  yes],
};
