import type { Colleague, Page } from '@atrium/contracts';
import { api, usePhotos } from '@atrium/sdk';
import { useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { PhotoAvatar } from '../avatar/photo-avatar.js';
import type {
  ComboboxOption,
  ComboboxProps,
  MultiComboboxProps,
  UseOptions,
} from './combobox/combobox.types.js';
import { Combobox, MultiCombobox } from './combobox/lazy-combobox.js';

const OFFERED = 20;

const people = api.injectEndpoints({
  endpoints: (build) => ({
    offerPeople: build.query<Page<Colleague>, string>({
      query: (search) => ({
        url: 'people',
        params: { accounts: 'only', limit: OFFERED, search: search || undefined },
      }),
      providesTags: ['User', 'Employee'],
    }),
  }),
});

const optionOf = ({ id, firstName, lastName, email }: Colleague): ComboboxOption => ({
  value: id,
  label: `${firstName} ${lastName}`,
  note: email,
});

/** A request that can be given up. */
type Dispatch = (thunk: unknown) => { abort: () => void } | undefined;

/** The colleagues with an account that match a text, as far as one may see them. What was asked before is given up. */
const useColleagues: UseOptions = (search) => {
  const dispatch = useDispatch() as Dispatch;
  const { data, isFetching, isError } = people.useOfferPeopleQuery(search);
  useEffect(
    () => () => dispatch(people.util.getRunningQueryThunk('offerPeople', search))?.abort(),
    [dispatch, search],
  );
  return { options: data?.items.map(optionOf) ?? [], busy: isFetching, failed: isError };
};

function Face({ option }: { option: ComboboxOption }) {
  const photo = usePhotos([option.value]).get(option.value);
  return <PhotoAvatar name={option.label} photo={photo} size={20} />;
}

const face = (option: ComboboxOption): ReactNode => <Face option={option} />;

type Own = 'options' | 'useOptions' | 'start' | 'onCreate';

/** A colleague, found by name or email; the value is their id. */
export function PersonPicker(props: Omit<ComboboxProps, Own>) {
  return <Combobox {...props} useOptions={useColleagues} start={face} />;
}

/** Several colleagues. */
export function PeoplePicker(props: Omit<MultiComboboxProps, Own>) {
  return <MultiCombobox {...props} useOptions={useColleagues} start={face} />;
}
