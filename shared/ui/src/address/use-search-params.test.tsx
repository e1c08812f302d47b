import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTransition } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { withValues } from './query-values.rules.js';
import { useSearchParams } from './use-search-params.js';

const Place = () => {
  const { search, hash, state } = useLocation();
  return <output>{`${search}${hash} ${JSON.stringify(state)}`}</output>;
};

const Choice = ({ name, push = false }: { name: string; push?: boolean }) => {
  const [, setParams] = useSearchParams();
  const choose = () => setParams((before) => withValues(before, { [name]: '1' }), { replace: !push });
  return <button onClick={choose}>{name}</button>;
};

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

const show = () =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', search: '?kept=1', hash: '#part', state: 'from' }]}>
      <Choice name="one" />
      <Choice name="two" />
      <Choice name="pushed" push />
      <Back />
      <Place />
    </MemoryRouter>,
  );

const shown = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });

test('changes that follow each other before the page is drawn build on each other', () => {
  show();
  act(() => {
    startTransition(() => {
      button('one').click();
      button('two').click();
    });
  });
  expect(shown()).toBe('?kept=1&one=1&two=1#part "from"');
});

test('back at an entry a change builds on what that entry says', async () => {
  show();
  await userEvent.click(button('pushed'));
  expect(shown()).toBe('?kept=1&pushed=1#part null');
  await userEvent.click(button('Back'));
  await userEvent.click(button('two'));
  expect(shown()).toBe('?kept=1&two=1#part "from"');
});

test('empty values are removed', () => {
  const values = { a: null, b: '', c: undefined, d: '4', e: '5' };
  expect(withValues(new URLSearchParams('a=1&b=2&c=3&d=0'), values).toString()).toBe('d=4&e=5');
});
