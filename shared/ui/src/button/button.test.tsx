import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.js';

test('a busy button keeps its name and its focus, and ignores presses', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button does not submit the form it stands in unless it says so', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
