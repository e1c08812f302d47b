import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** As in route-access.rules: hiring. */
// prettier-ignore
export const HIRING_ACCESS: RouteAccess = {
  'GET /api/hr/requisitions':                [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/requisitions':               [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/requisitions/{id}':           [no,   no,    no,     yes,  yes,  yes],
  'PATCH /api/hr/requisitions/{id}':         [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/requisitions/{id}/send':     [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/requisitions/{id}/withdraw': [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/requisitions/{id}/cancel':   [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/openings':                    [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/openings/{id}':               [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/openings/{id}/board':         [no,   no,    no,     yes,  yes,  yes],
  'PATCH /api/hr/openings/{id}':             [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/openings/{id}/open':         [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/openings/{id}/hold':         [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/openings/{id}/close':        [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/candidates':                  [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/candidates/{id}':             [no,   no,    no,     yes,  yes,  yes],
  'PATCH /api/hr/candidates/{id}':           [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/applications':                [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/applications':               [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/applications/bulk':          [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/applications/{id}':           [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/applications/{id}/alike':     [no,   no,    no,     yes,  yes,  yes],
  'PATCH /api/hr/applications/{id}':         [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/applications/{id}/move':     [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/applications/{id}/reject':   [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/applications/{id}/withdraw': [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/applications/{id}/reopen':   [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/offers':                      [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/offers':                     [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/offers/{id}':                 [no,   no,    no,     yes,  yes,  yes],
  'PATCH /api/hr/offers/{id}':               [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/offers/{id}/send':           [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/offers/{id}/accept':         [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/offers/{id}/decline':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/offers/{id}/lapse':          [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/offers/{id}/withdraw':       [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/offers/{id}/join':           [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/offers/{id}/miss':           [no,   no,    no,     no,   yes,  yes],
};
