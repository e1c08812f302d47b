import {
  ASSESSMENT,
  ASSESSMENT_ATTEMPT,
  ASSESSMENT_INVITATION,
  ASSESSMENT_QUESTION,
  type AnswersSaved,
  type AnswerToMark,
  type AttemptPaper,
  type InviteToAssessment,
  type LinkedTest,
  type MarkAnswer,
  type NextQuestion,
  type OwnAssessment,
  type QuestionFigures,
  type QuestionSources,
  type Regrade,
  type RegradePreview,
  type SaveAnswers,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';
import { recordChoice } from '../../shared/record-choice.js';

const OWN = 'OwnAssessments';
const LINKED = 'assessment-links';
const RESULTS = [ASSESSMENT.tag, ASSESSMENT_INVITATION.tag, ASSESSMENT_ATTEMPT.tag];

export const questionApi = recordApi(ASSESSMENT_QUESTION, { also: ['QuestionSources'] });
export const assessmentApi = recordApi(ASSESSMENT, { also: RESULTS });
export const resultApi = recordApi(ASSESSMENT_INVITATION);
export const attemptApi = recordApi(ASSESSMENT_ATTEMPT, { also: RESULTS });

/** An attempt of somebody who is signed in, or of an applicant by a link. */
interface Taken {
  id: string;
  link?: string | null;
}

/** A link stays out of addresses and logs. */
function taking({ id, link = null, ...body }: Taken, method: 'GET' | 'POST' | 'PUT', step: string) {
  if (link !== null)
    return { url: `${LINKED}/${step || 'paper'}`, method: 'POST', body: { ...body, link, id } };
  const url = ['hr/own-attempts', id, ...(step ? [step] : [])].join('/');
  return method === 'GET' ? { url } : { url, method, body };
}

const moreApi = api.injectEndpoints({
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
    listQuestionSources: build.query<QuestionSources, void>({
      query: () => ({ url: 'hr/assessment-sources' }),
      providesTags: ['QuestionSources', ASSESSMENT_QUESTION.tag],
    }),
    inviteToAssessment: build.mutation<{ invited: number }, InviteToAssessment & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${ASSESSMENT.path}/${id}/invite`, method: 'POST', body }),
      invalidatesTags: RESULTS,
    }),
    readQuestionFigures: build.query<QuestionFigures, string>({
      query: (id) => ({ url: `${ASSESSMENT.path}/${id}/figures` }),
      providesTags: RESULTS,
    }),
    previewRegrade: build.query<RegradePreview, { id: string; questionId: string; by: Regrade }>({
      query: ({ id, ...params }) => ({ url: `${ASSESSMENT.path}/${id}/regrade-preview`, params }),
      providesTags: RESULTS,
    }),
    listAnswersToMark: build.query<{ items: AnswerToMark[] }, void>({
      query: () => ({ url: 'hr/assessment-answers' }),
      providesTags: RESULTS,
    }),
    markAnswer: build.mutation<{ items: AnswerToMark[] }, MarkAnswer & { id: string }>({
      query: ({ id, ...body }) => ({ url: `hr/assessment-answers/${id}/mark`, method: 'POST', body }),
      invalidatesTags: RESULTS,
    }),
  }),
});

export const {
  useListOwnAssessmentsQuery,
  useStartAssessmentMutation,
  useReadPaperQuery,
  useReadLinkedTestQuery,
  useStartLinkedTestMutation,
  useSaveAnswersMutation,
  useGoToNextQuestionMutation,
  useSubmitAttemptMutation,
  useListQuestionSourcesQuery,
  useInviteToAssessmentMutation,
  useReadQuestionFiguresQuery,
  usePreviewRegradeQuery,
  useListAnswersToMarkQuery,
  useMarkAnswerMutation,
} = moreApi;

/** Assessments that match a text. */
export const assessmentChoice = recordChoice({
  useList: (query) => assessmentApi.useList(query),
  useGet: (id) => assessmentApi.useGet(id),
});
