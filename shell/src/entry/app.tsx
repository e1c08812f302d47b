import { lazyPage, ToastHost, useLanguage, type LazyPage, type PortalStore } from '@atrium/sdk';
import { Suspense, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { usePageLocation } from '../lock/lock-address.js';
import { AddressCompany } from '../session/address-company.js';
import { Guarded } from '../session/guarded.js';
import { LanguagePicker } from '../language/language-picker.js';
import { LeftForCompanyCode } from '../session/left-for-company-code.js';
import { FullPageSpinner, SessionGate } from '../session/session-gate.js';
import { CrashBoundary } from '../app/crash-boundary.js';
import { LoadBoundary } from '../app/load-boundary.js';
import { publicRoutes } from './public.routes.js';
import { useFocusHeading } from '../app/use-focus-heading.js';

const OperatorConsole = lazyPage(
  () => import(/* webpackChunkName: 'page-platform' */ '../operator/operator-console.js'),
);

interface AppProps {
  store: PortalStore;
  companyArea: LazyPage<object>;
}

/** The whole portal. When the language changes it is rendered anew, so that every text is translated again. */
export function App({ store, companyArea: CompanyArea }: AppProps) {
  const language = useLanguage();
  return (
    <CrashBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <Entrance key={language} companyArea={<CompanyArea />} />
        </BrowserRouter>
        <ToastHost />
      </Provider>
    </CrashBoundary>
  );
}

/** The operator's console is independent of companies and their sessions, and works while the portal is closed. */
function Entrance({ companyArea }: { companyArea: ReactNode }) {
  const isConsole = matchPath('/platform', useLocation().pathname) !== null;
  const pages = (
    <LoadBoundary>
      <Suspense fallback={<FullPageSpinner />}>
        {isConsole ? <OperatorConsole /> : <Pages companyArea={companyArea} />}
      </Suspense>
    </LoadBoundary>
  );
  if (isConsole) return pages;
  return (
    <SessionGate>
      {pages}
      <LeftForCompanyCode />
    </SessionGate>
  );
}

function Pages({ companyArea }: { companyArea: ReactNode }) {
  const location = usePageLocation();
  useFocusHeading(location);
  return (
    <Routes location={location}>
      {publicRoutes.map(({ path, guard, forClients, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            <>
              <AddressCompany />
              <Guarded guard={guard} forClients={forClients?.(location)}>
                <Page />
                <LanguagePicker />
              </Guarded>
            </>
          }
        />
      ))}
      <Route
        path="/:companyCode/*"
        element={
          <>
            <AddressCompany />
            {companyArea}
          </>
        }
      />
    </Routes>
  );
}
