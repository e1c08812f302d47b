import { jest } from '@jest/globals';
import { ToastHost } from '@atrium/sdk';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { CopyCode } from './copy-code.js';
import { ShownLink } from './shown-link.js';

addIcons(APP_ICONS);

const LINK = 'https://atrium.test/join#abc';

function show(clipboard: unknown) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  render(
    <>
      <ShownLink link={LINK} />
      <ToastHost />
    </>,
  );
  return user;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Link');

test('a link is copied', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  const user = show({ writeText });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(LINK);
  await screen.findByText('Link copied');
});

test.each([
  ['has no clipboard', undefined],
  ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
])('where the browser %s, the link is selected and this is said', async (_, clipboard) => {
  const user = show(clipboard);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('The browser does not allow copying. It is selected: copy it yourself.');
  const { selectionStart, selectionEnd } = field();
  expect([document.activeElement, selectionStart, selectionEnd]).toEqual([field(), 0, LINK.length]);
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('a reference is selected where it cannot be copied', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(<CopyCode value="r-17" />);
  await user.click(screen.getByRole('button', { name: 'Copy reference' }));
  await screen.findByText('The browser does not allow copying. It is selected: copy it yourself.');
  expect(window.getSelection()?.toString()).toBe('r-17');
});
