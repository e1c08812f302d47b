import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const OPERATOR_ACCESS: RouteAccess = {
  'POST /api/platform/login':                        [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/platform/me':                            [no,   no,    no,     no,   no,   no],
  'POST /api/platform/logout':                       [no,   no,    no,     no,   no,   no],
  'POST /api/platform/second-factor':                [no,   no,    no,     no,   no,   no],
  'POST /api/platform/second-factor/on':             [no,   no,    no,     no,   no,   no],
  'POST /api/platform/second-factor/off':            [no,   no,    no,     no,   no,   no],
  'POST /api/platform/second-factor/recovery-codes': [no,   no,    no,     no,   no,   no],
  'GET /api/platform/companies':                     [no,   no,    no,     no,   no,   no],
  'GET /api/platform/log':                           [no,   no,    no,     no,   no,   no],
  'PUT /api/platform/maintenance':                   [no,   no,    no,     no,   no,   no],
  'GET /api/platform/dead-jobs':                     [no,   no,    no,     no,   no,   no],
  'GET /api/platform/held-mail':                     [no,   no,    no,     no,   no,   no],
  'POST /api/platform/held-mail/release':            [no,   no,    no,     no,   no,   no],
  'POST /api/platform/dead-jobs/retry':              [no,   no,    no,     no,   no,   no],
};
