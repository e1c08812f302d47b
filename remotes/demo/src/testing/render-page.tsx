import { DEFAULT_ENTRIES, type CurrentUser } from '@atrium/contracts';
import { createStore, signedIn } from '@atrium/sdk';
import { addIcons, APP_ICONS } from '@atrium/ui';
import { configure, render } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import slices from '../slices.js';

// As the shell does before the first page of a remote.
addIcons(APP_ICONS);
// Sample data and dialogs are loaded when they are first shown; how long that takes is not what is tested.
// Nothing on these pages is hidden but by styles, which jsdom has none of: asking costs most of a role query's time.
configure({ asyncUtilTimeout: 4_000, defaultHidden: true });

const ignore = () => undefined;
// jsdom has no window to measure, which tables and drawers ask for; react-bootstrap listens in the old way.
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: () => ({
    matches: false,
    ...{ addEventListener: ignore, removeEventListener: ignore },
    ...{ addListener: ignore, removeListener: ignore },
  }),
});

/** Shows a page to an employee at an address below the company, such as `apps/notes`. */
export function renderPage(Page: ComponentType, path: string) {
  const store = createStore();
  for (const slice of slices) store.injectSlice(slice);
  store.dispatch(signedIn(asha));
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/acme/${path}`]}>
        <Routes>
          <Route
            path="/:companyCode/*"
            element={
              <Suspense>
                <Page />
              </Suspense>
            }
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store };
}

const asha: CurrentUser = {
  id: '01890000-0000-7000-8000-000000000001',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@acme.test',
  role: 'employee',
  permissions: DEFAULT_ENTRIES.employee,
  company: {
    id: '01890000-0000-7000-8000-0000000000aa',
    code: 'acme',
    name: 'Acme',
    timezone: 'Asia/Kolkata',
    logo: null,
  },
};
