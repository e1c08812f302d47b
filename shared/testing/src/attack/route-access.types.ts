/**
 * Whether a route lets in, in this order: people who are not signed in, then the roles client, employee, teamLeader, hr
 * and admin.
 */
type AccessRow = readonly [
  nobody: boolean,
  client: boolean,
  employee: boolean,
  teamLeader: boolean,
  hr: boolean,
  admin: boolean,
];

/** The routes of a service, `GET /api/people`, with who is let in by default. */
export type RouteAccess = Readonly<Record<string, AccessRow>>;
