import { useListTaskProjectsQuery } from '../template/template.api.js';

/** The projects on which the reader works, as choices. */
export const useProjectOptions = () =>
  (useListTaskProjectsQuery().data?.items ?? []).map(({ id, code, name }) => ({
    value: id,
    label: `${code} ${name}`,
  }));
