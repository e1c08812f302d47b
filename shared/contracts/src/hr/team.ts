import { z } from 'zod';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import type { Role } from '../permissions/roles.js';
import { defineRecord } from '../records/define-record.js';
import { refField, refSchema } from '../records/record-field.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';

/** Everybody on the staff sees who is in which team. */
export const TEAM_READERS = ['admin', 'hr', 'teamLeader', 'employee'] as const satisfies Role[];
export const TEAM_KEEPERS = ['admin', 'hr'] as const satisfies Role[];
/** Those of whom some lead a team: the server asks whether it is theirs. */
export const TEAM_LEADERS: Role[] = ['admin', 'hr', 'teamLeader'];

const minPresentSchema = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .min(0, 'Enter a number from 0 to 100.')
  .max(100, 'Enter a number from 0 to 100.');

/** Most people added at once. */
export const MEMBERS_AT_ONCE = 200;

/** Nobody is a member before joining the company: an earlier `from` becomes that day. */
const addTeamMembersSchema = z.strictObject({
  version: versionSchema,
  employeeIds: z.array(idSchema).min(1, 'Choose at least one person.').max(MEMBERS_AT_ONCE),
  from: daySchema,
});

const endTeamMemberSchema = z.strictObject({
  version: versionSchema,
  memberId: idSchema,
  to: daySchema,
});

const setPrimaryTeamSchema = z.strictObject({ version: versionSchema, memberId: idSchema });

/** People who work together, whatever their departments. Whoever leads it sees their attendance and leave. */
export const TEAM = defineRecord({
  kind: 'team',
  path: 'hr/teams',
  remote: 'hr',
  one: 'Team',
  many: 'Teams',
  resource: { readers: TEAM_READERS, keepers: TEAM_KEEPERS },
  fields: {
    name: { label: 'Name', schema: lineSchema(60).min(1, 'Enter a name.') },
    purpose: { label: 'Purpose', schema: lineSchema(200).nullable() },
    leaderId: refField({ label: 'Leader', shownAs: 'leader' }),
    minPresent: { label: 'Minimum presence in percent', schema: minPresentSchema },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'leader', type: 'person', filterable: true },
    { key: 'people', title: 'Members', type: 'number' },
    { key: 'inNow', title: 'In now', type: 'number' },
    { key: 'awayToday', title: 'Away today', type: 'number' },
    { key: 'awayWeek', title: 'Away this week', type: 'number' },
    { key: 'minPresent', type: 'number', display: 'hidden' },
    statusColumn,
  ],
  shows: {
    /** Members today. */
    people: z.number().int(),
    /** Of them, who is clocked in, on a break or not. */
    inNow: z.number().int(),
    awayToday: z.number().int(),
    /** From today to Sunday. */
    awayWeek: z.number().int(),
    status: recordStatusSchema,
  },
  steps: {
    archive: 'delete',
    restore: 'delete',
    addMembers: { needs: 'update', verb: 'members added', body: addTeamMembersSchema },
    endMember: { needs: 'update', verb: 'membership ended', body: endTeamMemberSchema },
    setPrimary: { needs: 'update', verb: 'made a primary team', body: setPrimaryTeamSchema },
  },
  auditLabels: { members: 'Members' },
  errors: {
    TEAM_NAME_TAKEN: [409, 'Another team has this name.'],
    TEAM_ARCHIVED: [409, 'This team is archived. Restore it first.'],
    TEAM_LEADER_STAYS: [409, 'This person leads the team. Choose another leader first.'],
    TEAM_ENDS_BEFORE: [400, 'The last day is before the first.'],
    TEAM_MEMBER_ENDED: [409, 'This membership has ended.'],
  },
});
export type Team = Shown<typeof TEAM>;
export type CreateTeam = Created<typeof TEAM>;
export type UpdateTeam = Updated<typeof TEAM>;

/** in, break: clocked in; away: on leave today; out: none of these. */
export const MEMBER_STATES = ['in', 'break', 'away', 'out'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

const teamMemberSchema = z.object({
  id: idSchema,
  employee: refSchema,
  /** Their account. */
  userId: idSchema.nullable(),
  designation: z.string().nullable(),
  from: z.string(),
  /** The last day; null: until further notice. */
  to: z.string().nullable(),
  /** Of several teams, the one that the person counts for. */
  primary: z.boolean(),
  /** Null: not a member today. */
  presence: z.enum(MEMBER_STATES).nullable(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** Present members first, then coming ones, then former ones. */
export const teamMembersSchema = z.object({
  items: z.array(teamMemberSchema),
  /** The asking person leads the team. */
  leads: z.boolean(),
});
export type TeamMembers = z.infer<typeof teamMembersSchema>;

export const setTeamMinimumSchema = z.strictObject({ version: versionSchema, minPresent: minPresentSchema });
export type SetTeamMinimum = z.infer<typeof setTeamMinimumSchema>;

/** People who are in no team today. */
export const peopleWithoutTeamSchema = z.object({
  items: z.array(
    z.object({ employee: refSchema, designation: z.string().nullable(), department: z.string().nullable() }),
  ),
  total: z.number().int(),
});
export type PeopleWithoutTeam = z.infer<typeof peopleWithoutTeamSchema>;

export const suggestedTeamsSchema = z.object({ added: z.number().int() });

/** Weeks that the presence of a team is shown for, from today on. */
export const COVERAGE_WEEKS = 4;

/** Who of a team is away on which days, and whether enough people stay. */
export const teamCoverageSchema = z.object({
  today: z.string(),
  minPresent: z.number().int(),
  days: z.array(
    z.object({
      date: z.string(),
      /** The company does not work that day. */
      off: z.boolean(),
      members: z.number().int(),
      present: z.number().int(),
      /** Fewer are present than the team keeps. */
      below: z.boolean(),
    }),
  ),
  away: z.array(
    z.object({
      employee: refSchema,
      from: z.string(),
      to: z.string(),
      /** Asked for and not decided: shown to those who see that person's leave. */
      pending: z.boolean(),
    }),
  ),
});
export type TeamCoverage = z.infer<typeof teamCoverageSchema>;
