import type { Locator, Page } from '@playwright/test';

type Place = Page | Locator;

/** A field for text, by exactly its label. */
export const field = (place: Place, name: string): Locator =>
  place.getByRole('textbox', { name, exact: true });

/** A button, by exactly its words. */
export const button = (place: Place, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

/** Takes a step of the menu of a row or a card. */
export async function actOn(page: Page, name: string, action: string): Promise<void> {
  await button(page, `Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
