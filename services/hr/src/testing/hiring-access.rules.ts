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
  'GET /api/hr/applications/{id}/papers':   [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/applications/{id}/resumes': [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/candidates/{id}/erase':     [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/offers/{id}/link':           [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/offers/{id}/pdf':            [no,   no,    no,     yes,  yes,  yes],
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

const everybody = [yes, yes, yes, yes, yes, yes] as const;

/** Pages for strangers, which answer HTML. */
export const CAREERS_ACCESS: RouteAccess = {
  'GET /{company}/careers': everybody,
  'GET /{company}/careers/feed.xml': everybody,
  'GET /{company}/careers/privacy': everybody,
  'GET /{company}/careers/thanks': everybody,
  'GET /{company}/careers/{slug}': everybody,
  'POST /{company}/careers/{slug}': everybody,
  'GET /{company}/careers/me': everybody,
  'GET /{company}/careers/me/data': everybody,
  'POST /{company}/careers/me/withdraw': everybody,
  'POST /{company}/careers/me/erase': everybody,
  'GET /{company}/careers/offer': everybody,
  'GET /{company}/careers/offer/paper': everybody,
  'POST /{company}/careers/offer/accept': everybody,
  'POST /{company}/careers/offer/decline': everybody,
};
