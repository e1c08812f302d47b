import {
  EVALUATION_CYCLE,
  EVALUATION_FORM,
  EVALUATION_RESULT,
  EVALUATION_TEMPLATE,
  type EvaluatedPeople,
  type EvaluationComparison,
  type EvaluationPeers,
  type EvaluationPlan,
  type EvaluationPublishing,
  type EvaluationResult,
  type FilledEvaluationForm,
  type OwnEvaluationForm,
  type OwnEvaluationResults,
  type SaveEvaluationForm,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';
import { recordChoice } from '../../shared/record-choice.js';

const OWN_FORMS = 'OwnEvaluationForms';
const OWN_RESULTS = 'OwnEvaluationResults';
const CYCLES = [EVALUATION_CYCLE.tag, EVALUATION_FORM.tag, EVALUATION_RESULT.tag];

export const templateApi = recordApi(EVALUATION_TEMPLATE);
export const cycleApi = recordApi(EVALUATION_CYCLE, {
  also: [...CYCLES, OWN_FORMS, OWN_RESULTS, 'Notice', 'Badge'],
});
export const formApi = recordApi(EVALUATION_FORM, { also: [...CYCLES, OWN_FORMS] });
export const resultApi = recordApi(EVALUATION_RESULT, { also: CYCLES });

/** Templates that match a text. */
export const templateChoice = recordChoice(templateApi);
/** Cycles that match a text, and the one of the address. */
export const cycleChoice = recordChoice(cycleApi);

interface OwnAnswers extends SaveEvaluationForm {
  id: string;
}

const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnEvaluationForms: build.query<{ items: OwnEvaluationForm[] }, void>({
      query: () => ({ url: 'hr/own-evaluation-forms' }),
      providesTags: [OWN_FORMS],
    }),
    readOwnEvaluationForm: build.query<FilledEvaluationForm, string>({
      query: (id) => ({ url: `hr/own-evaluation-forms/${id}` }),
      // Each time it is opened, it is written on what is saved by then.
      keepUnusedDataFor: 0,
    }),
    saveOwnEvaluationForm: build.mutation<FilledEvaluationForm, OwnAnswers>({
      query: ({ id, ...body }) => ({ url: `hr/own-evaluation-forms/${id}`, method: 'PUT', body }),
      invalidatesTags: [OWN_FORMS],
    }),
    submitOwnEvaluationForm: build.mutation<FilledEvaluationForm, OwnAnswers>({
      query: ({ id, ...body }) => ({ url: `hr/own-evaluation-forms/${id}/submit`, method: 'POST', body }),
      invalidatesTags: [OWN_FORMS, ...CYCLES],
    }),
    listOwnEvaluationResults: build.query<OwnEvaluationResults, void>({
      query: () => ({ url: 'hr/own-evaluation-results' }),
      providesTags: [OWN_RESULTS],
    }),
    compareEvaluationResult: build.query<EvaluationComparison, string>({
      query: (id) => ({ url: `${EVALUATION_RESULT.path}/${id}/comparison` }),
      providesTags: [EVALUATION_RESULT.tag, OWN_RESULTS],
    }),
    acknowledgeEvaluationResult: build.mutation<EvaluationResult, string>({
      query: (id) => ({ url: `${EVALUATION_RESULT.path}/${id}/acknowledge`, method: 'POST', body: {} }),
      invalidatesTags: [EVALUATION_RESULT.tag, OWN_RESULTS],
    }),
  }),
});

export const {
  useListOwnEvaluationFormsQuery,
  useReadOwnEvaluationFormQuery,
  useLazyReadOwnEvaluationFormQuery,
  useSaveOwnEvaluationFormMutation,
  useSubmitOwnEvaluationFormMutation,
  useListOwnEvaluationResultsQuery,
  useCompareEvaluationResultQuery,
  useAcknowledgeEvaluationResultMutation,
} = ownApi;

const keeperApi = api.injectEndpoints({
  endpoints: (build) => ({
    readEvaluationPlan: build.query<EvaluationPlan, string>({
      query: (id) => ({ url: `${EVALUATION_CYCLE.path}/${id}/plan` }),
      providesTags: [EVALUATION_CYCLE.tag, 'Employee'],
    }),
    listEvaluatedPeople: build.query<EvaluatedPeople, string>({
      query: (id) => ({ url: `${EVALUATION_CYCLE.path}/${id}/people` }),
      providesTags: CYCLES,
    }),
    readEvaluationPublishing: build.query<EvaluationPublishing, string>({
      query: (id) => ({ url: `${EVALUATION_CYCLE.path}/${id}/publishing` }),
      providesTags: CYCLES,
    }),
    setEvaluationPeers: build.mutation<unknown, EvaluationPeers & { cycleId: string }>({
      query: ({ cycleId, ...body }) => ({
        url: `${EVALUATION_CYCLE.path}/${cycleId}/peers`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: CYCLES,
    }),
  }),
});

export const {
  useReadEvaluationPlanQuery,
  useListEvaluatedPeopleQuery,
  useReadEvaluationPublishingQuery,
  useSetEvaluationPeersMutation,
} = keeperApi;
