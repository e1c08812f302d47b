import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isShortcut, keysOf, SHORTCUTS, type Shortcut, type ShortcutName } from './shortcuts.js';
import { useKeyPairs, useShortcut } from './use-shortcut.js';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['search', { key: 'k', ctrlKey: true }, true],
  ['search', { key: 'K', metaKey: true }, true],
  ['search', { key: 'k' }, false],
  ['search', { key: 'k', ctrlKey: true, shiftKey: true }, false],
  ['help', { key: '?', shiftKey: true }, true],
  ['help', { key: '?' }, true],
  ['help', { key: '?', ctrlKey: true }, false],
  ['nextRow', { key: 'ArrowDown' }, true],
  ['nextRow', { key: 'ArrowDown', altKey: true }, false],
  ['resizeEvent', { key: 'ArrowDown', shiftKey: true }, true],
  ['resizeEvent', { key: 'ArrowDown' }, false],
] as const)('%s by %j: %s', (name, keys, expected) => {
  expect(isShortcut(name, { ...none, ...keys })).toBe(expected);
});

test.each([
  ['tasks', ['everywhere', 'lists', 'tasks']],
  ['calendar', ['everywhere', 'calendar']],
])('no two shortcuts of a page of %s have the same keys', (_page, groups) => {
  const here = (Object.keys(SHORTCUTS) as ShortcutName[]).filter((name) =>
    groups.includes(SHORTCUTS[name].group),
  );
  const keys = here.map((name) => keysOf(name).join('+'));
  expect(new Set(keys).size).toBe(keys.length);
});

test('keys with which a pair begins mean nothing alone', () => {
  const alone = Object.values<Shortcut>(SHORTCUTS).filter(({ command, shift }) => !command && !shift);
  expect(alone.map(({ key }) => key).filter((key) => ['g', 'c'].includes(key))).toEqual([]);
});

function Page({ onPress, dialog = false }: { onPress: (name: string) => void; dialog?: boolean }) {
  useShortcut('help', () => onPress('help'));
  useShortcut('search', () => onPress('search'));
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Select" />
      {dialog && <div role="dialog" />}
    </>
  );
}

test('while typing, a key is a letter; one with Ctrl works there too', async () => {
  const pressed: string[] = [];
  const { getByLabelText, rerender } = render(<Page onPress={(name) => pressed.push(name)} />);
  await userEvent.keyboard('?');
  expect(pressed).toEqual(['help']);
  await userEvent.type(getByLabelText('Name'), '?{Control>}k{/Control}');
  expect(pressed).toEqual(['help', 'search']);
  (document.activeElement as HTMLElement).blur();
  rerender(<Page onPress={(name) => pressed.push(name)} dialog />);
  await userEvent.keyboard('?');
  expect(pressed).toEqual(['help', 'search']);
});

test('a box that was ticked takes no letters: keys go on working', async () => {
  const pressed: string[] = [];
  const { getByLabelText } = render(<Page onPress={(name) => pressed.push(name)} />);
  await userEvent.click(getByLabelText('Select'));
  await userEvent.keyboard('? ');
  expect(pressed).toEqual(['help']);
  expect((getByLabelText('Select') as HTMLInputElement).checked).toBe(false);
});

function Pairs({ onPress }: { onPress: (name: string) => void }) {
  useShortcut('nextItem', () => onPress('next'));
  useShortcut('calendarGo', () => onPress('date'));
  useKeyPairs((first, second) => (first + second === 'gj' ? () => onPress('page') : undefined));
  return <button onKeyDown={({ key }) => onPress(`button ${key}`)}>Row</button>;
}

test('the second key of a pair does nothing else, and alone it does what it does', async () => {
  const pressed: string[] = [];
  const { getByRole } = render(<Pairs onPress={(name) => pressed.push(name)} />);
  await userEvent.keyboard('gj');
  expect(pressed).toEqual(['page']);
  await userEvent.keyboard('j');
  expect(pressed).toEqual(['page', 'next']);
  await userEvent.keyboard('{Shift>}g{/Shift}j');
  expect(pressed.slice(2)).toEqual(['date', 'next']);
  getByRole('button').focus();
  await userEvent.keyboard('gj');
  expect(pressed.slice(4)).toEqual(['button g', 'page']);
});
