import type { Colleague, Page } from '@atrium/contracts';
import { api } from '@atrium/sdk';
import type { QuickPart } from './quick-line.rules.js';
import { usePaused } from './use-paused.js';

/** By the name as it is written: the colleague, null for none; a name that is being looked up is not there. */
export type NamedPeople = ReadonlyMap<string, { id: string; name: string } | null>;

type Named = [string, { id: string; name: string } | null][];
const BETWEEN = '\n';
const MOST = 5;

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    findNamedPeople: build.query<Named, string>({
      queryFn: async (names, ...[, , ask]) => {
        const found: Named = [];
        for (const name of names.split(BETWEEN)) {
          const answer = await ask({ url: 'people', params: { search: name, limit: MOST } });
          if (answer.error) return { error: answer.error };
          found.push([name, bestOf(name, (answer.data as Page<Colleague>).items)]);
        }
        return { data: found };
      },
      providesTags: ['User', 'Employee'],
    }),
  }),
});

const { useFindNamedPeopleQuery, useLazyFindNamedPeopleQuery } = peopleApi;

/** The one whose first name is written, else the first that the search finds. */
function bestOf(name: string, found: readonly Colleague[]) {
  const exact = found.find(({ firstName }) => firstName.toLowerCase() === name.toLowerCase());
  const best = exact ?? found[0];
  return best ? { id: best.id, name: `${best.firstName} ${best.lastName}` } : null;
}

/** The colleagues whom a line names, and how to wait for all of them. */
export function useNamedPeople(parts: readonly QuickPart[]) {
  const names = parts.flatMap((part) => (part.kind === 'person' ? [part.value] : [])).join(BETWEEN);
  const asked = usePaused(names);
  const { currentData } = useFindNamedPeopleQuery(asked, { skip: asked === '' });
  const [ask] = useLazyFindNamedPeopleQuery();
  const find = async (): Promise<NamedPeople> => new Map(names === '' ? [] : await ask(names, true).unwrap());
  return { people: new Map(currentData) as NamedPeople, find };
}
