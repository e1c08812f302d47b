import { PHOTOS_AT_ONCE } from '@atrium/contracts';
import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectApi } from '../api/connect-api.js';
import { http } from '../http/http.js';
import { createStore } from '../store/store.js';
import { signedIn } from '../store/session.slice.js';
import { personOf } from '../testing/people.js';
import { usePhotos } from './photos.api.js';

const Faces = ({ ids }: { ids: (string | null)[] }) => usePhotos(ids).get('bina');

test('somebody is asked for once, and who is named often leaves nobody out', async () => {
  const asked: unknown[] = [];
  http.defaults.adapter = (config) => {
    asked.push(config.params);
    const data = { items: [{ userId: 'bina', fileId: 'face' }] };
    return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
  };
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
  expect(asked).toEqual([{ users: 'asha,bina' }]);
});
