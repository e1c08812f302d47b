import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const REGISTRY_ACCESS: RouteAccess = {
  'GET /api/portal/resolve': [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/apps':           [no,   no,    no,     no,   no,   yes],
  'PUT /api/apps/{id}':      [no,   no,    no,     no,   no,   yes],
};
