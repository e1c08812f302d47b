import type {
  AnswersSaved,
  AttemptPaper,
  LinkedTest,
  NextQuestion,
  OwnAssessment,
  SaveAnswers,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const OWN = 'OwnAssessments';
const LINKED = 'assessment-links';

/** An attempt of somebody who is signed in, or of an applicant by a link. */
interface Taken {
  id: string;
  link?: string | null;
}

type Method = 'GET' | 'POST' | 'PUT';
interface Sent {
  url: string;
  method?: Method;
  body?: object;
}

/** A link stays out of addresses and logs. */
function taking({ id, link = null, ...body }: Taken, method: Method, step: string): Sent {
  if (link !== null)
    return { url: `${LINKED}/${step || 'paper'}`, method: 'POST', body: { ...body, link, id } };
  const url = ['hr/own-attempts', id, ...(step ? [step] : [])].join('/');
  return method === 'GET' ? { url } : { url, method, body };
}

const takingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnAssessments: build.query<{ items: OwnAssessment[] }, void>({
      query: () => ({ url: 'hr/own-assessments' }),
      providesTags: [OWN],
    }),
    startAssessment: build.mutation<AttemptPaper, string>({
      query: (id) => ({ url: `hr/own-assessments/${id}/start`, method: 'POST' }),
      invalidatesTags: [OWN],
    }),
    readLinkedTest: build.query<LinkedTest, string>({
      query: (link) => ({ url: `${LINKED}/read`, method: 'POST', body: { link } }),
      providesTags: [OWN],
    }),
    startLinkedTest: build.mutation<AttemptPaper, string>({
      query: (link) => ({ url: `${LINKED}/start`, method: 'POST', body: { link } }),
      invalidatesTags: [OWN],
    }),
    readPaper: build.query<AttemptPaper, Taken>({
      query: (attempt) => taking(attempt, 'GET', ''),
      providesTags: [OWN],
    }),
    saveAnswers: build.mutation<AnswersSaved, SaveAnswers & Taken>({
      query: (given) => taking(given, 'PUT', 'answers'),
    }),
    goToNextQuestion: build.mutation<AttemptPaper, NextQuestion & Taken>({
      query: (given) => taking(given, 'POST', 'next'),
    }),
    submitAttempt: build.mutation<AttemptPaper, SaveAnswers & Taken>({
      query: (given) => taking(given, 'POST', 'submit'),
      invalidatesTags: [OWN],
    }),
  }),
});

export const {
  useListOwnAssessmentsQuery,
  useStartAssessmentMutation,
  useReadLinkedTestQuery,
  useStartLinkedTestMutation,
  useReadPaperQuery,
  useSaveAnswersMutation,
  useGoToNextQuestionMutation,
  useSubmitAttemptMutation,
} = takingApi;
