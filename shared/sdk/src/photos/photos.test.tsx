import { PHOTOS_AT_ONCE } from '@atrium/contracts';
import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectApi } from '../api/connect-api.js';
import { createStore } from '../store/store.js';
import { signedIn } from '../store/session.slice.js';
import { personOf } from '../testing/people.js';
import { sendJson, TestServer } from '../testing/test-server.js';
import { usePhotos } from './photos.api.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const Faces = ({ ids }: { ids: (string | null)[] }) => usePhotos(ids).get('bina');

test('the photo of somebody is asked for once, and those named often leave nobody out', async () => {
  const call = 'GET portal/photos?users=asha%2Cbina';
  server.on(call, sendJson({ items: [{ userId: 'bina', fileId: 'face' }] }));
  const store = createStore();
  connectApi(store);
  store.dispatch(signedIn(personOf('acme')));
  const ids = [null, ...Array.from({ length: PHOTOS_AT_ONCE }, () => 'asha'), 'bina'];
  const { container } = render(
    <Provider store={store}>
      <Faces ids={ids} />
    </Provider>,
  );
  await waitFor(() => expect(container.textContent).toBe('face'));
  expect(server.asked.filter((each) => each === call)).toHaveLength(1);
});
