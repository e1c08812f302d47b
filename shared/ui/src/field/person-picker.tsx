import type { Colleague, KnownPeople, OpenedResource, Page } from '@atrium/contracts';
import { api, t, usePhotos } from '@atrium/sdk';
import { useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { PhotoAvatar } from '../avatar/photo-avatar.js';
import type {
  ComboboxOption,
  ComboboxProps,
  MultiComboboxProps,
  Offers,
  UseOptions,
} from './combobox/combobox.types.js';
import { Combobox, MultiCombobox } from './combobox/lazy-combobox.js';

const OFFERED = 20;

const people = api.injectEndpoints({
  endpoints: (build) => ({
    offerPeople: build.query<Page<Colleague>, { search: string; opens?: OpenedResource | undefined }>({
      query: ({ search, opens }) => ({
        url: 'people',
        params: { accounts: 'only', limit: OFFERED, search: search || undefined, opens },
      }),
      providesTags: ['User', 'Employee'],
    }),
    namePerson: build.query<KnownPeople, string>({
      query: (id) => ({ url: 'people/names', params: { ids: id } }),
      providesTags: ['User', 'Employee'],
    }),
  }),
});

const optionOf = ({ id, firstName, lastName, email }: Colleague): ComboboxOption => ({
  value: id,
  label: `${firstName} ${lastName}`,
  note: email,
});

/** A colleague whose id an address has, also one who left; undefined until they are known, and where nobody is. */
export function useNamedPerson(id: string): ComboboxOption | undefined {
  const { currentData } = people.useNamePersonQuery(id, { skip: id === '' });
  const one = currentData?.items.find((each) => each.id === id);
  return one && { value: id, label: one.left ? t('{name} (left)', { name: one.name }) : one.name };
}

/** A request that can be given up. */
type Dispatch = (thunk: unknown) => { abort: () => void } | undefined;

/** The colleagues with an account that match a text, as far as one may see them. What was asked before is given up. */
function useOffered(search: string, opens?: OpenedResource): Offers {
  const dispatch = useDispatch() as Dispatch;
  const { data, isFetching, isError } = people.useOfferPeopleQuery({ search, opens });
  useEffect(
    () => () => dispatch(people.util.getRunningQueryThunk('offerPeople', { search, opens }))?.abort(),
    [dispatch, search, opens],
  );
  return { options: data?.items.map(optionOf) ?? [], busy: isFetching, failed: isError };
}

const useColleagues: UseOptions = (search) => useOffered(search);

const useClientOpeners: UseOptions = (search) => useOffered(search, 'clients');
const useLeadOpeners: UseOptions = (search) => useOffered(search, 'leads');
const useProjectOpeners: UseOptions = (search) => useOffered(search, 'projects');
const useProposalOpeners: UseOptions = (search) => useOffered(search, 'proposals');

/** A hook for each kind of record. A field has the same one for as long as it stands. */
const OPENERS: Record<OpenedResource, UseOptions> = {
  clients: useClientOpeners,
  leads: useLeadOpeners,
  projects: useProjectOpeners,
  proposals: useProposalOpeners,
};

const optionsHook = (opens: OpenedResource | undefined): UseOptions =>
  opens ? OPENERS[opens] : useColleagues;

interface Openers {
  /** Offers only those who can open records of this kind. */
  opens?: OpenedResource;
}

function Face({ option }: { option: ComboboxOption }) {
  const photo = usePhotos([option.value]).get(option.value);
  return <PhotoAvatar name={option.label} photo={photo} size={20} />;
}

const face = (option: ComboboxOption): ReactNode => <Face option={option} />;

type Own = 'options' | 'useOptions' | 'start' | 'onCreate';

/** A colleague, found by name or email; the value is their id. */
export function PersonPicker({ opens, ...props }: Omit<ComboboxProps, Own> & Openers) {
  return <Combobox {...props} useOptions={optionsHook(opens)} start={face} />;
}

/** Several colleagues. */
export function PeoplePicker({ opens, ...props }: Omit<MultiComboboxProps, Own> & Openers) {
  return <MultiCombobox {...props} useOptions={optionsHook(opens)} start={face} />;
}
