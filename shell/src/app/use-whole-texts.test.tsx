import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useWholeTexts } from './use-whole-texts.js';

function Texts({ own, children }: { own?: string; children?: ReactNode }) {
  useWholeTexts();
  return (
    <section aria-label="Person" style={{ textOverflow: 'ellipsis' }} title={own}>
      <b>Asha Rao</b>
      <p>Founder</p>
      {children}
    </section>
  );
}

const text = () => screen.getByText('Asha Rao');
const box = () => screen.getByRole('region');
const measure = (wide: number) => jest.spyOn(box(), 'scrollWidth', 'get').mockReturnValue(wide);

// jsdom draws nothing and so lacks innerText; here each part stands in a line of its own.
beforeEach(() =>
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return Array.from(this.childNodes, (part) => part.textContent).join('\n');
    },
  }),
);

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'innerText');
  jest.restoreAllMocks();
});

test('a text that is cut is told whole, as it is drawn, while the pointer is on it', async () => {
  render(<Texts />);
  const user = userEvent.setup();
  measure(0);
  await user.hover(text());
  expect(box().title).toBe('');
  await user.unhover(text());
  measure(200);
  await user.hover(text());
  expect(box().title).toBe('Asha Rao\nFounder');
  await user.unhover(text());
  expect(box().hasAttribute('title')).toBe(false);
});

test('a tip of its own stays, one that comes under the pointer as well', async () => {
  const { rerender } = render(<Texts own="The founder" />);
  const user = userEvent.setup();
  measure(200);
  await user.hover(text());
  expect(box().title).toBe('The founder');
  await user.unhover(text());
  rerender(<Texts />);
  await user.hover(text());
  rerender(<Texts own="The first founder" />);
  await user.unhover(text());
  expect(box().title).toBe('The first founder');
  await user.hover(text());
  expect(box().title).toBe('The first founder');
});

test('a box with a field in it gets none', async () => {
  render(
    <Texts>
      <select>
        <option>Goa</option>
      </select>
    </Texts>,
  );
  measure(200);
  await userEvent.hover(text());
  expect(box().hasAttribute('title')).toBe(false);
});
