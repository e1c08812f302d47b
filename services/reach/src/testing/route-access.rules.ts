import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const REACH_ACCESS: RouteAccess = {
  'GET /api/outbox':             [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/portal/home':        [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/portal/next-steps':  [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/settings':           [no,   yes,   yes,    yes,  yes,  yes],
  'PUT /api/settings/{key}':     [no,   yes,   yes,    yes,  yes,  yes],
  'GET /api/portal/photos':      [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/portal/photos/mine': [no,   no,    yes,    yes,  yes,  yes],
  'PUT /api/portal/photos/mine': [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/audit/choices':      [no,   no,    no,     no,   no,   yes],
  'GET /api/audit/words':        [no,   no,    yes,    yes,  yes,  yes],
};

/** Pages and streams, which the OpenAPI document of the JSON API leaves out. */
export const REACH_UNDOCUMENTED: readonly string[] = ['GET /api/outbox', 'GET /api/portal/home'];
