import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWholeTexts } from './use-whole-texts.js';

function Texts({ own }: { own?: string }) {
  useWholeTexts();
  return (
    <p style={{ textOverflow: 'ellipsis' }} title={own}>
      <b>Founder and Managing Director</b>
    </p>
  );
}

const text = () => screen.getByText('Founder and Managing Director');
const box = () => screen.getByRole('paragraph');
const measure = (wide: number) => jest.spyOn(box(), 'scrollWidth', 'get').mockReturnValue(wide);

afterEach(() => jest.restoreAllMocks());

test('a text that is cut is told whole under the pointer, for as long as it is cut', async () => {
  render(<Texts />);
  const user = userEvent.setup();
  measure(0);
  await user.hover(text());
  expect(box().title).toBe('');
  await user.unhover(text());
  measure(200);
  await user.hover(text());
  expect(box().title).toBe('Founder and Managing Director');
  await user.unhover(text());
  measure(0);
  await user.hover(text());
  expect(box().hasAttribute('title')).toBe(false);
});

test('a tip of its own stays', async () => {
  render(<Texts own="The founder" />);
  measure(200);
  await userEvent.hover(text());
  expect(box().title).toBe('The founder');
});
