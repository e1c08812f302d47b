import {
  ASSESSMENT_QUESTION,
  type QuestionImport,
  type QuestionImportQuery,
  type Started,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const bankApi = api.injectEndpoints({
  endpoints: (build) => ({
    addSampleQuestions: build.mutation<Started, void>({
      query: () => ({ url: `${ASSESSMENT_QUESTION.path}/sample`, method: 'POST' }),
      invalidatesTags: [ASSESSMENT_QUESTION.tag, 'QuestionSources'],
    }),
    previewQuestions: build.mutation<QuestionImport, QuestionImportQuery & { file: Blob }>({
      query: ({ file, ...params }) => ({ url: 'hr/question-files/preview', method: 'POST', params, file }),
    }),
    importQuestions: build.mutation<QuestionImport, QuestionImportQuery & { file: Blob }>({
      query: ({ file, ...params }) => ({ url: 'hr/question-files', method: 'POST', params, file }),
      invalidatesTags: [ASSESSMENT_QUESTION.tag, 'QuestionSources'],
    }),
  }),
});

export const { useAddSampleQuestionsMutation, usePreviewQuestionsMutation, useImportQuestionsMutation } =
  bankApi;
