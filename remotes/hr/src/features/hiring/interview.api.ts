import {
  APPLICATION,
  INTERVIEW,
  ROOM,
  type ApplicationScorecards,
  type FindInterviewClashes,
  type GiveScorecard,
  type InterviewClashes,
  type OpenedInterview,
  type OwnInterview,
  type RoomChoices,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

const OWN = 'OwnInterviews';
const PATH = 'hr/own-interviews';

export const interviewApi = recordApi(INTERVIEW, { also: [APPLICATION.tag, OWN] });

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApplicationScorecards: build.query<ApplicationScorecards, string>({
      query: (id) => ({ url: `${APPLICATION.path}/${id}/scorecards` }),
      providesTags: [APPLICATION.tag, INTERVIEW.tag],
    }),
    findInterviewClashes: build.query<InterviewClashes, FindInterviewClashes>({
      query: (body) => ({ url: `${INTERVIEW.path}/clashes`, method: 'POST', body }),
      providesTags: [INTERVIEW.tag],
    }),
    listInterviewRooms: build.query<RoomChoices, void>({
      query: () => ({ url: `${ROOM.path}/choices` }),
      providesTags: [ROOM.tag],
    }),
    listOwnInterviews: build.query<{ items: OwnInterview[] }, void>({
      query: () => ({ url: PATH }),
      providesTags: [OWN],
    }),
    readOwnInterview: build.query<OpenedInterview, string>({
      query: (id) => ({ url: `${PATH}/${id}` }),
      providesTags: [OWN],
    }),
    giveScorecard: build.mutation<OpenedInterview, GiveScorecard & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${PATH}/${id}/scorecard`, method: 'POST', body }),
      invalidatesTags: [OWN, INTERVIEW.tag, APPLICATION.tag],
    }),
  }),
});

export const {
  useListApplicationScorecardsQuery,
  useFindInterviewClashesQuery,
  useListInterviewRoomsQuery,
  useListOwnInterviewsQuery,
  useReadOwnInterviewQuery,
  useGiveScorecardMutation,
} = moreApi;
