import { DEFAULT_ENTRIES, type CurrentUser, type Role } from '@atrium/contracts';
import { connectApi, createStore, http, signedIn } from '@atrium/sdk';
import { addIcons, APP_ICONS } from '@atrium/ui';
import { configure, render } from '@testing-library/react';
import { AxiosError, type AxiosAdapter } from 'axios';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

// As the shell does before the first page of a remote.
addIcons(APP_ICONS);
// A dialog's code is loaded when it is first shown; how long that takes is not what is tested.
configure({ asyncUtilTimeout: 4_000 });

export interface Call {
  method: string;
  url: string;
  params?: Record<string, unknown> | undefined;
  body: unknown;
}
/** Answers a call: a value is the body of a 200, `{status, error}` a failure, undefined a 404; a promise may keep it waiting. */
export type Answer = (call: Call) => unknown;

/** Shows a page to a person of that role at an address below the company, with the network replaced by `answer`. */
export function renderPage(
  Page: ComponentType,
  { role, path, answer }: { role: Role; path: string; answer: Answer },
) {
  const calls: Call[] = [];
  http.defaults.adapter = adapterOf(calls, answer);
  const store = createStore();
  connectApi(store);
  store.dispatch(signedIn(personOf(role)));
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/acme/${path}`]}>
        <Routes>
          <Route path="/:companyCode/*" element={<Page />} />
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

function adapterOf(calls: Call[], answer: Answer): AxiosAdapter {
  return async (config) => {
    const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : undefined;
    const params = config.params as Call['params'];
    const call = { method: (config.method ?? 'get').toUpperCase(), url: config.url ?? '', params, body };
    calls.push(call);
    const given = (await answer(call)) ?? {
      status: 404,
      error: { code: 'NOT_FOUND', message: 'Not found.', requestId: 'r' },
    };
    const failed = typeof given === 'object' && 'error' in given && 'status' in given;
    const status = failed ? Number(given.status) : 200;
    const response = { data: given, status, statusText: '', headers: {}, config };
    if (!failed) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
}
