import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const REQUESTS_ACCESS: RouteAccess = {
  'GET /api/requests/mine':               [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/requests/waiting':            [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/requests/decided':            [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/requests/of/{id}':            [no,   no,    no,     no,   yes,  yes],
  'GET /api/requests/{id}':               [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/requests/{id}/people/{place}': [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/requests/approve':           [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/requests/{id}/decide':       [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/requests/{id}/withdraw':     [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/request-delegations':         [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/request-delegations':        [no,   no,    yes,    yes,  yes,  yes],
  'DELETE /api/request-delegations/{id}': [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/request-plans':               [no,   no,    no,     no,   yes,  yes],
  'PUT /api/request-plans/{kind}':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/request-plans/{kind}/try':   [no,   no,    no,     no,   yes,  yes],
  'GET /api/notices':                     [no,   no,    yes,    yes,  yes,  yes],
  'PUT /api/notices/{id}/answer':         [no,   no,    yes,    yes,  yes,  yes],
  'DELETE /api/notices/{id}/answer':      [no,   no,    yes,    yes,  yes,  yes],
};
