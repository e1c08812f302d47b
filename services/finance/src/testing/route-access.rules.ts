import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const FINANCE_ACCESS: RouteAccess = {
  'GET /api/finance/components':               [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/components':              [no,   no,    no,     no,   no,   yes],
  'GET /api/finance/components/{id}':          [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/components/bulk':         [no,   no,    no,     no,   no,   yes],
  'PATCH /api/finance/components/{id}':        [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/components/{id}/archive': [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/components/{id}/restore': [no,   no,    no,     no,   no,   yes],
};
