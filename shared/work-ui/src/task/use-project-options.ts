import { compareTexts } from '@atrium/sdk';
import { useListTaskProjectsQuery } from '../template/template.api.js';

/** The projects on which the reader works, as choices. */
export const useProjectOptions = () =>
  (useListTaskProjectsQuery().data?.items ?? []).map(({ id, code, name }) => ({
    value: id,
    label: `${code} ${name}`,
  }));

/** Those for whom these projects are, as choices. */
export function useClientOptions() {
  const { data } = useListTaskProjectsQuery();
  const names = new Map(
    (data?.items ?? []).flatMap(({ client }) => (client ? [[client.id, client.name]] : [])),
  );
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compareTexts(one.label, other.label));
}
