import {
  TEAM,
  type PeopleWithoutTeam,
  type SetTeamMinimum,
  type Team,
  type TeamCoverage,
  type TeamMembers,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

const MEMBERS = 'TeamMember';

/** A change of a team also changes who is in one. */
export const teamApi = recordApi(TEAM, { also: [MEMBERS] });

const membersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTeamMembers: build.query<TeamMembers, string>({
      query: (id) => ({ url: `${TEAM.path}/${id}/members` }),
      providesTags: [TEAM.tag, MEMBERS, 'AttendanceBoard', 'Leave', 'Employee'],
    }),
    getTeamCoverage: build.query<TeamCoverage, string>({
      query: (id) => ({ url: `${TEAM.path}/${id}/coverage` }),
      providesTags: [TEAM.tag, MEMBERS, 'Leave'],
    }),
    listPeopleWithoutTeam: build.query<PeopleWithoutTeam, void>({
      query: () => ({ url: `${TEAM.path}/unplaced` }),
      providesTags: [TEAM.tag, MEMBERS, 'Employee'],
    }),
    addSuggestedTeams: build.mutation<{ added: number }, void>({
      query: () => ({ url: `${TEAM.path}/suggested`, method: 'POST', body: {} }),
      invalidatesTags: [TEAM.tag, MEMBERS],
    }),
    setTeamMinimum: build.mutation<Team, SetTeamMinimum & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${TEAM.path}/${id}/minimum`, method: 'PUT', body }),
      invalidatesTags: [TEAM.tag, MEMBERS],
    }),
  }),
});

export const {
  useListTeamMembersQuery,
  useGetTeamCoverageQuery,
  useListPeopleWithoutTeamQuery,
  useAddSuggestedTeamsMutation,
  useSetTeamMinimumMutation,
} = membersApi;
