import { jest } from '@jest/globals';
import type { CurrentUser } from '@atrium/contracts';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../store/store.js';
import { personOf } from '../testing/people.js';
import { useCan, useMayOpen } from './person.hooks.js';
import { signedIn } from '../store/session.slice.js';

const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
afterEach(() => log.mockClear());

function Asks() {
  const mayOpen = useMayOpen();
  useCan('finance');
  return String(mayOpen({ session: 'staff', permission: { tab: 'finance' } }));
}

/** Renders a component that checks a permission, twice. */
function ask(user: CurrentUser | null) {
  const store = createStore();
  if (user) store.dispatch(signedIn(user));
  const page = (
    <Provider store={store}>
      <Asks />
    </Provider>
  );
  render(page).rerender(page);
}

const employee: CurrentUser = { ...personOf('acme'), role: 'employee', permissions: [] };

test.each([
  ['nobody', null, 'nobody is signed in'],
  ['malformed permissions', { ...employee, permissions: {} as never }, 'missing or malformed'],
])('a check that is denied for %s is logged, once', (_whom, user, words) => {
  ask(user);
  expect(log.mock.calls).toEqual([[expect.stringContaining(words)]]);
});

test('what somebody may not do is no fault', () => {
  ask(employee);
  expect(log).not.toHaveBeenCalled();
});
