import {
  TASK,
  TASK_TEMPLATE,
  type CopyTask,
  type StartTemplate,
  type Task,
  type TaskProjects,
  type TemplateDraft,
  type TemplatePlan,
  type TemplateStarted,
} from '@atrium/contracts';
import { api, recordApi, type Keyed } from '@atrium/sdk';

export const templateApi = recordApi(TASK_TEMPLATE);

const startApi = api.injectEndpoints({
  endpoints: (build) => ({
    planTemplate: build.query<TemplatePlan, StartTemplate & { id: string }>({
      query: ({ id, ...body }) => ({ url: `task-templates/${id}/plan`, method: 'POST', body }),
      providesTags: [TASK_TEMPLATE.tag],
    }),
    startTemplate: build.mutation<TemplateStarted, Keyed<StartTemplate> & { id: string }>({
      query: ({ id, ...given }) => ({ url: `task-templates/${id}/start`, method: 'POST', ...given }),
      invalidatesTags: [TASK.tag],
    }),
    listTaskProjects: build.query<TaskProjects, void>({
      query: () => ({ url: 'task-templates/projects' }),
    }),
    draftTemplate: build.query<TemplateDraft, string>({
      query: (id) => ({ url: `tasks/${id}/as-template` }),
      providesTags: [TASK.tag],
    }),
    copyTask: build.mutation<Task, Keyed<CopyTask> & { id: string }>({
      query: ({ id, ...given }) => ({ url: `tasks/${id}/copy`, method: 'POST', ...given }),
      invalidatesTags: [TASK.tag],
    }),
  }),
});

export const {
  usePlanTemplateQuery,
  useStartTemplateMutation,
  useListTaskProjectsQuery,
  useDraftTemplateQuery,
  useCopyTaskMutation,
} = startApi;
