import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who may call the routes of this service by default. Columns: nobody, client, employee, teamLeader, hr, admin. */
// prettier-ignore
export const CLIENTS_ACCESS: RouteAccess = {
  'GET /api/clients':                        [no, no, no, no, no, yes],
  'POST /api/clients':                       [no, no, no, no, no, yes],
  'GET /api/clients/{id}':                   [no, no, no, no, no, yes],
  'PATCH /api/clients/{id}':                 [no, no, no, no, no, yes],
  'POST /api/clients/bulk':                  [no, no, no, no, no, yes],
  'POST /api/clients/{id}/archive':          [no, no, no, no, no, yes],
  'POST /api/clients/{id}/restore':          [no, no, no, no, no, yes],
  'GET /api/client-contacts':                [no, no, no, no, no, yes],
  'POST /api/client-contacts':               [no, no, no, no, no, yes],
  'GET /api/client-contacts/{id}':           [no, no, no, no, no, yes],
  'PATCH /api/client-contacts/{id}':         [no, no, no, no, no, yes],
  'POST /api/client-contacts/bulk':          [no, no, no, no, no, yes],
  'POST /api/client-contacts/{id}/archive':  [no, no, no, no, no, yes],
  'POST /api/client-contacts/{id}/restore':  [no, no, no, no, no, yes],
  'GET /api/client-matches':                 [no, no, no, no, no, yes],
  'GET /api/leads':                          [no, no, no, no, no, yes],
  'POST /api/leads':                         [no, no, no, no, no, yes],
  'GET /api/leads/board':                    [no, no, no, no, no, yes],
  'GET /api/leads/{id}':                     [no, no, no, no, no, yes],
  'PATCH /api/leads/{id}':                   [no, no, no, no, no, yes],
  'POST /api/leads/bulk':                    [no, no, no, no, no, yes],
  'POST /api/leads/{id}/move':               [no, no, no, no, no, yes],
  'POST /api/leads/{id}/convert':            [no, no, no, no, no, yes],
  'POST /api/leads/{id}/archive':            [no, no, no, no, no, yes],
  'POST /api/leads/{id}/restore':            [no, no, no, no, no, yes],
};
