import {
  ASSESSMENT,
  ASSESSMENT_ATTEMPT,
  ASSESSMENT_INVITATION,
  ASSESSMENT_QUESTION,
  type AnswerToMark,
  type InviteToAssessment,
  type MarkAnswer,
  type QuestionFigures,
  type QuestionSources,
  type Regrade,
  type RegradePreview,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';
import { recordChoice } from './record-choice.js';

const RESULTS = [ASSESSMENT.tag, ASSESSMENT_INVITATION.tag, ASSESSMENT_ATTEMPT.tag];

export const questionApi = recordApi(ASSESSMENT_QUESTION, { also: ['QuestionSources'] });
export const assessmentApi = recordApi(ASSESSMENT, { also: RESULTS });
export const resultApi = recordApi(ASSESSMENT_INVITATION);
export const attemptApi = recordApi(ASSESSMENT_ATTEMPT, { also: RESULTS });

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
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
