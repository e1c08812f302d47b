import { render, screen } from '@testing-library/react';
import { Page } from './page.js';

const facts = () => [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);

afterEach(() => document.documentElement.removeAttribute('dir'));

test('on a page from right to left each fact below the title keeps its own direction', () => {
  document.documentElement.dir = 'rtl';
  render(
    <Page title="نوفمبر" subtitle="Everyone · 39 شخصًا · الدفع 28 نوفمبر">
      {null}
    </Page>,
  );
  expect(facts()).toEqual(['Everyone', '39 شخصًا', 'الدفع 28 نوفمبر']);
});

test('from left to right they are one text', () => {
  render(
    <Page title="November" subtitle="Everyone · 39 people">
      {null}
    </Page>,
  );
  screen.getByText('Everyone · 39 people');
});
