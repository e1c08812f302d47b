import { DEFAULT_ENTRIES, type CurrentUser, type Role } from '@atrium/contracts';
import { connectApi, createStore, signedIn, type PortalStore } from '@atrium/sdk';
import { render } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { answerCalls, type Answer } from './answer-calls.js';

// As the shell does before a remote's first page.
addIcons(APP_ICONS);

const ignore = () => undefined;
export interface RenderOptions {
  /** Path below the company: `employee/Management?status=archived`. */
  path: string;
  role?: Role;
  /** Answers calls instead of the network; without it every call gets a 404. */
  answer?: Answer;
  /** The remote's slices, which the shell adds to the store. */
  slices?: readonly Parameters<PortalStore['injectSlice']>[0][];
}

/** Shows a page to a person with that role, at a path below the company. */
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
