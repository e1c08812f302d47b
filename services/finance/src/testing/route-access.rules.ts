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

  'GET /api/finance/structures':               [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/structures':              [no,   no,    no,     no,   no,   yes],
  'GET /api/finance/structures/{id}':          [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/structures/bulk':         [no,   no,    no,     no,   no,   yes],
  'PATCH /api/finance/structures/{id}':        [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/structures/{id}/archive': [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/structures/{id}/restore': [no,   no,    no,     no,   no,   yes],

  'GET /api/finance/groups':                   [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/groups':                  [no,   no,    no,     no,   no,   yes],
  'GET /api/finance/groups/{id}':              [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/groups/bulk':             [no,   no,    no,     no,   no,   yes],
  'PATCH /api/finance/groups/{id}':            [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/groups/{id}/archive':     [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/groups/{id}/restore':     [no,   no,    no,     no,   no,   yes],

  'GET /api/finance/salaries':                 [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/salaries':                [no,   no,    no,     no,   yes,  yes],
  'GET /api/finance/salaries/{id}':            [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/salaries/bulk':           [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/finance/salaries/{id}':          [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/salaries/{id}/archive':   [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/salaries/{id}/restore':   [no,   no,    no,     no,   yes,  yes],

  'GET /api/finance/adjustments':               [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/adjustments':              [no,   no,    no,     no,   no,   yes],
  'GET /api/finance/adjustments/{id}':          [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/adjustments/bulk':         [no,   no,    no,     no,   no,   yes],
  'PATCH /api/finance/adjustments/{id}':        [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/adjustments/{id}/archive': [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/adjustments/{id}/restore': [no,   no,    no,     no,   no,   yes],

  'GET /api/finance/tax-profiles':             [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/tax-profiles':            [no,   no,    no,     no,   no,   yes],
  'GET /api/finance/tax-profiles/{id}':        [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/tax-profiles/bulk':       [no,   no,    no,     no,   no,   yes],
  'PATCH /api/finance/tax-profiles/{id}':      [no,   no,    no,     no,   no,   yes],
  'GET /api/finance/own/declaration':          [no,   no,    yes,    yes,  yes,  yes],
  'PUT /api/finance/own/declaration':          [no,   no,    yes,    yes,  yes,  yes],

  'GET /api/finance/runs':                     [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/runs':                    [no,   no,    no,     no,   no,   yes],
  'GET /api/finance/runs/{id}':                [no,   no,    no,     no,   yes,  yes],
  'GET /api/finance/runs/{id}/check':          [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/runs/bulk':               [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/runs/{id}/compute':       [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/runs/{id}/file':          [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/runs/{id}/submit':        [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/runs/{id}/approve':       [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/runs/{id}/return':        [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/runs/{id}/reopen':        [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/runs/{id}/lock':          [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/runs/{id}/pay':           [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/runs/{id}/discard':       [no,   no,    no,     no,   no,   yes],

  'GET /api/finance/slips':                    [no,   no,    no,     no,   yes,  yes],
  'GET /api/finance/slips/{id}':               [no,   no,    no,     no,   yes,  yes],
  'GET /api/finance/slips/{id}/detail':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/slips/bulk':              [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/slips/{id}/hold':         [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/slips/{id}/release':      [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/slips/{id}/pay':          [no,   no,    no,     no,   no,   yes],
  'GET /api/finance/own/slips':                [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/finance/own/slips/{id}':           [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/finance/own/slips/{id}/seen':     [no,   no,    yes,    yes,  yes,  yes],

  'GET /api/finance/readiness':                [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/starter':                 [no,   no,    no,     no,   no,   yes],
  'POST /api/finance/preview':                 [no,   no,    no,     no,   yes,  yes],
  'POST /api/finance/formula':                 [no,   no,    no,     no,   no,   yes],
};
