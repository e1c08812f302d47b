import { DEFAULT_ENTRIES, type CurrentUser, type Role } from '@atrium/contracts';
import { connectApi, createStore, signedIn, type PortalStore } from '@atrium/sdk';
import { configure, render } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { answerCalls, type Answer } from './answer-calls.js';

// As the shell does before the first page of a remote.
addIcons(APP_ICONS);
// A dialog's code is loaded when it is first shown; how long that takes is not what is tested.
configure({ asyncUtilTimeout: 4_000 });

const ignore = () => undefined;
// jsdom has no window to measure or scroll, which tables and drawers ask for; react-bootstrap listens in the old way.
Object.defineProperty(window, 'scrollTo', { configurable: true, value: ignore });
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: () => ({
    matches: false,
    ...{ addEventListener: ignore, removeEventListener: ignore },
    ...{ addListener: ignore, removeListener: ignore },
  }),
});

export interface RenderOptions {
  /** Below the company: `employee/Management?status=archived`. */
  path: string;
  role?: Role;
  /** Answers in place of the network; without it every call is a 404. */
  answer?: Answer;
  /** Of the remote: what the shell adds to the store with it. */
  slices?: readonly Parameters<PortalStore['injectSlice']>[0][];
}

/** Shows a page to a person of that role at an address below the company. */
export function renderPage(
  Page: ComponentType,
  { path, role = 'employee', answer = ignore, slices = [] }: RenderOptions,
) {
  const calls = answerCalls(answer);
  const store = createStore();
  connectApi(store);
  for (const slice of slices) store.injectSlice(slice);
  store.dispatch(signedIn(personOf(role)));
  const page = (
    <Suspense>
      <Page />
    </Suspense>
  );
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/acme/${path}`]}>
        <Routes>
          <Route path="/:companyCode/*" element={page} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, calls, store };
}

function personOf(role: Role): CurrentUser {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@acme.test',
    role,
    permissions: DEFAULT_ENTRIES[role],
    company: {
      id: '01890000-0000-7000-8000-0000000000aa',
      code: 'acme',
      name: 'Acme',
      timezone: 'Asia/Kolkata',
      logo: null,
    },
  };
}
