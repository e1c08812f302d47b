import { lazyPage, ToastHost, type PortalStore } from '@atrium/sdk';
import { Suspense, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { NotFound } from '../features/not-found/not-found.js';
import { Guarded } from '../session/guarded.js';
import { LeftForCompanyCode } from '../session/left-for-company-code.js';
import { FullPageSpinner, SessionGate } from '../session/session-gate.js';
import { BlankFrame } from './blank-frame.js';
import { CrashBoundary } from './crash-boundary.js';
import { publicRoutes } from './public.routes.js';
import type { ShellPage } from './shell-page.types.js';
import { useFocusHeading } from './use-focus-heading.js';

const publicPages: readonly (ShellPage & { Page: ComponentType })[] = publicRoutes.map((page) => ({
  ...page,
  Page: lazyPage(page.load),
}));
const CompanyArea = lazyPage(() => import('../company/company-area.js'));

/** The whole portal. */
export function App({ store }: { store: PortalStore }) {
  return (
    <CrashBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <SessionGate>
            <Suspense fallback={<FullPageSpinner />}>
              <Pages store={store} />
            </Suspense>
            <LeftForCompanyCode />
          </SessionGate>
        </BrowserRouter>
        <ToastHost />
      </Provider>
    </CrashBoundary>
  );
}

function Pages({ store }: { store: PortalStore }) {
  useFocusHeading();
  return (
    <Routes>
      {publicPages.map(({ path, guard, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            <Guarded guard={guard}>
              <Page />
            </Guarded>
          }
        />
      ))}
      <Route path="/:companyCode/*" element={<CompanyArea store={store} />} />
      <Route
        path="*"
        element={
          <BlankFrame>
            <NotFound />
          </BlankFrame>
        }
      />
    </Routes>
  );
}
