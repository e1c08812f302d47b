import { msg, translate } from '@atrium/sdk';
import type { Category } from './calendar.types.js';

const CATEGORY_LABELS: Record<Category, string> = {
  meeting: msg('Meetings'),
  client: msg('Clients'),
  project: msg('Projects'),
  company: msg('Company'),
  personal: msg('Personal'),
};

export const sayCategory = (category: Category) => translate(CATEGORY_LABELS[category]);

/** One of the theme's hues per category. */
export const HUES = { meeting: 1, client: 2, project: 5, company: 3, personal: 4 } as const satisfies Record<
  Category,
  number
>;
