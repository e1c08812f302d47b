import type { Colleague, Page } from '@atrium/contracts';
import { api, t, useUser } from '@atrium/sdk';
import { isMe, meantBy, unspaced, type Meant, type Named } from './named-people.rules.js';
import type { QuickPart } from './quick-line.rules.js';
import { usePaused } from './use-paused.js';

/** By the name as it is written: whom it means; a name that is being looked up is not there. */
export type NamedPeople = ReadonlyMap<string, Meant>;

const BETWEEN = '\n';
const MOST = 20;
const OFFERED = 6;

/** People with an account: others cannot be given a task. */
const asked = (search: string, limit: number) => ({
  url: 'people',
  params: { accounts: 'only', search: search || undefined, limit },
});

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    findNamedPeople: build.query<[string, Meant][], string>({
      queryFn: async (names, ...[, , ask]) => {
        const found: [string, Meant][] = [];
        for (const name of names.split(BETWEEN)) {
          const answer = await ask(asked(firstWordOf(name), MOST));
          if (answer.error) return { error: answer.error };
          found.push([name, meantBy(name, (answer.data as Page<Colleague>).items)]);
        }
        return { data: found };
      },
      providesTags: ['User', 'Employee'],
    }),
    offerNamedPeople: build.query<Page<Colleague>, string>({
      query: (search) => asked(search, OFFERED),
      providesTags: ['User', 'Employee'],
    }),
  }),
});

export const { useOfferNamedPeopleQuery } = peopleApi;
const { useFindNamedPeopleQuery, useLazyFindNamedPeopleQuery } = peopleApi;

/** `AshaRao`, as the list writes it, is searched for by its beginning. */
const firstWordOf = (name: string): string => /^\p{Lu}\p{Ll}+(?=\p{Lu})/u.exec(name)?.[0] ?? name;

/** The reader, as a line names them. */
export function useMe(): Named {
  const { id, firstName } = useUser();
  return { id, name: t('{name} (me)', { name: firstName }) };
}

/**
 * The people whom a line names, and how to wait for all of them.
 * @param chosen who was chosen for a name as it is written
 */
export function useNamedPeople(parts: readonly QuickPart[], chosen: ReadonlyMap<string, Named>) {
  const me = useMe();
  const written = parts.flatMap((part) => (part.kind === 'person' ? [part.value] : []));
  const ownOf = (name: string): Named | undefined =>
    chosen.get(unspaced(name).toLowerCase()) ?? (isMe(name) ? me : undefined);
  const names = written.filter((name) => !ownOf(name)).join(BETWEEN);
  const paused = usePaused(names);
  const { currentData } = useFindNamedPeopleQuery(paused, { skip: paused === '' });
  const [ask] = useLazyFindNamedPeopleQuery();
  const withOwn = (found: readonly [string, Meant][]): NamedPeople =>
    new Map([
      ...found,
      ...written.flatMap((name): [string, Meant][] => {
        const own = ownOf(name);
        return own ? [[name, [own]]] : [];
      }),
    ]);
  const find = async (): Promise<NamedPeople> => withOwn(names === '' ? [] : await ask(names, true).unwrap());
  return { people: withOwn(currentData ?? []), find };
}
