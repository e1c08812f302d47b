import type { Page } from '@playwright/test';

/** Opens a group of the menu; of a long menu all are closed but for the one that somebody is in. */
export async function openMenu(page: Page, name: string): Promise<void> {
  const group = page.getByRole('navigation').getByRole('button', { name, exact: true });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
}
