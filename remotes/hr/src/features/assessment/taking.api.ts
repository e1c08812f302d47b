import type {
  AnswersSaved,
  AttemptPaper,
  HandedPlace,
  HandInFile,
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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Sent {
  url: string;
  method?: Method;
  body?: object;
}

/** A file that an applicant hands in, in one piece. */
interface SentFile extends HandedPlace {
  id: string;
  link: string;
  file: File;
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
    handInFile: build.mutation<AttemptPaper, HandInFile & { id: string }>({
      query: ({ id, ...body }) => ({ url: `hr/own-attempts/${id}/files`, method: 'POST', body }),
      invalidatesTags: [OWN],
    }),
    sendFile: build.mutation<AttemptPaper, SentFile>({
      query: ({ link, file, ...place }) => {
        const params = { ...place, name: file.name };
        return { url: `${LINKED}/files`, method: 'POST', params, file, link };
      },
      invalidatesTags: [OWN],
    }),
    removeFile: build.mutation<AttemptPaper, { id: string; fileId: string; link: string | null }>({
      query: ({ link, id, fileId }) =>
        link === null
          ? { url: `hr/own-attempts/${id}/files/${fileId}`, method: 'DELETE' }
          : { url: `${LINKED}/files/remove`, method: 'POST', body: { link, id, fileId } },
      invalidatesTags: [OWN],
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
  useHandInFileMutation,
  useSendFileMutation,
  useRemoveFileMutation,
  useSubmitAttemptMutation,
} = takingApi;
