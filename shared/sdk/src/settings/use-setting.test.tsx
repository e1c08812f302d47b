import type { PutSetting, SettingKey } from '@atrium/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectApi } from '../api/connect-api.js';
import { http } from '../http/http.js';
import { signedIn } from '../store/session.slice.js';
import { createStore } from '../store/store.js';
import { personOf } from '../testing/people.js';
import { useSetting } from './use-setting.js';

const KEY: SettingKey<string[]> = { key: 'test.names', scope: 'person', fallback: [] };

/** A server with one setting, which refuses a change of an older version. */
function serve() {
  let kept = { key: KEY.key, value: ['first'], version: 1 };
  const puts: number[] = [];
  http.defaults.adapter = async (config) => {
    const answer = (data: unknown) => ({ data, status: 200, statusText: '', headers: {}, config });
    if (config.method?.toLowerCase() !== 'put') return answer({ items: [kept] });
    const { value, version } = JSON.parse(String(config.data)) as PutSetting & { value: string[] };
    puts.push(version);
    if (version !== kept.version) throw new Error('STALE_VERSION');
    kept = { ...kept, value, version: version + 1 };
    return answer(kept);
  };
  return { puts, kept: () => kept.value };
}

function Adds({ name }: { name: string }) {
  const { value, known, save } = useSetting(KEY);
  return (
    <button disabled={!known} onClick={() => void save((before) => [...before, name])}>
      {`${name}: ${value.join(' ')}`}
    </button>
  );
}

test('changes of one setting from several places of a page follow each other, and none is lost', async () => {
  const { puts, kept } = serve();
  const store = createStore();
  connectApi(store);
  store.dispatch(signedIn(personOf('acme')));
  render(
    <Provider store={store}>
      <Adds name="second" />
      <Adds name="third" />
    </Provider>,
  );
  await screen.findByText('second: first');
  for (const button of screen.getAllByRole('button')) button.click();
  await screen.findByText('third: first second third');
  await waitFor(() => expect(kept()).toEqual(['first', 'second', 'third']));
  expect(puts).toEqual([1, 2]);
});
