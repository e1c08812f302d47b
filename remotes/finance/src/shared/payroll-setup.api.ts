import {
  PAY_COMPONENT,
  PAY_GROUP,
  PAY_STRUCTURE,
  SALARY,
  type CheckedFormula,
  type CheckFormula,
  type PayPreview,
  type PayPreviewRequest,
  type PayReadiness,
  type PayStarter,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const SET_UP = [PAY_COMPONENT.tag, PAY_STRUCTURE.tag, PAY_GROUP.tag];

const payrollSetupApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReadiness: build.query<PayReadiness, void>({
      query: () => ({ url: 'finance/readiness' }),
      providesTags: [...SET_UP, SALARY.tag, 'Employee', 'User', 'Language'],
    }),
    addStarter: build.mutation<PayStarter, void>({
      query: () => ({ url: 'finance/starter', method: 'POST' }),
      invalidatesTags: SET_UP,
    }),
    previewPay: build.query<PayPreview, PayPreviewRequest>({
      query: (body) => ({ url: 'finance/preview', method: 'POST', body }),
      providesTags: [...SET_UP, 'Language'],
    }),
    checkFormula: build.query<CheckedFormula, CheckFormula>({
      query: (body) => ({ url: 'finance/formula', method: 'POST', body }),
      providesTags: [PAY_COMPONENT.tag, 'Language'],
    }),
  }),
});

export const { useGetReadinessQuery, useAddStarterMutation, usePreviewPayQuery, useCheckFormulaQuery } =
  payrollSetupApi;
