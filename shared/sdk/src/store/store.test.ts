import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded, signedIn } from './session.slice.js';
import { personOf } from '../testing/people.js';
import { createStore } from './store.js';

const notes = createSlice({
  name: 'notes',
  initialState: ['none'],
  reducers: { write: (_state, { payload }: { payload: string }) => [payload] },
});
const display = createSlice({ name: 'display', initialState: 'light', reducers: { darken: () => 'dark' } });

function openStore() {
  const store = createStore();
  store.injectSlice(notes);
  store.injectSlice(display, { keep: true });
  store.dispatch(signedIn(personOf('acme')));
  store.dispatch(notes.actions.write('secret of acme'));
  store.dispatch(display.actions.darken());
  return store;
}

test('an injected slice is in the state at once, and injecting it again changes nothing', () => {
  const store = openStore();
  store.injectSlice(notes);
  expect(store.getState()).toMatchObject({ notes: ['secret of acme'] });
});

test.each([
  ['another company is signed in', signedIn(personOf('globex'))],
  ['somebody else of the company is signed in', signedIn({ ...personOf('acme'), id: 'another' })],
  ['the session ends', sessionEnded()],
])('when %s, slices are forgotten but for those to keep', (_case, action) => {
  const store = openStore();
  store.dispatch(action);
  expect(store.getState()).toMatchObject({ notes: ['none'], display: 'dark' });
});

test('the same person keeps everything', () => {
  const store = openStore();
  store.dispatch(signedIn({ ...personOf('acme'), role: 'hr' }));
  expect(store.getState()).toMatchObject({ notes: ['secret of acme'], session: { user: { role: 'hr' } } });
});
