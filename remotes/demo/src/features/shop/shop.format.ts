import { formatMoney, msg, t, translate } from '@atrium/sdk';
import type { Category, Product } from './products.data.js';
import { PRICE_BANDS, type PriceBand, type ShopSort } from './shop.rules.js';

const CATEGORY_LABELS: Record<Category, string> = {
  desk: msg('Desk'),
  audio: msg('Sound and picture'),
  bags: msg('Bags'),
  paper: msg('Paper'),
};

const SORT_LABELS: Record<ShopSort, string> = {
  popular: msg('Most reviewed'),
  rating: msg('Best rated'),
  cheap: msg('Lowest price'),
  dear: msg('Highest price'),
  name: msg('By name'),
};

export const sayCategory = (category: Category) => translate(CATEGORY_LABELS[category]);
export const saySort = (sort: ShopSort) => translate(SORT_LABELS[sort]);

export const sayPrice = (paise: number) => formatMoney(paise, 'INR');

export function sayBand(band: PriceBand): string {
  const [from, to] = [sayPrice(PRICE_BANDS.middle[0]), sayPrice(PRICE_BANDS.middle[1])];
  if (band === 'low') return t('Below {price}', { price: from });
  if (band === 'middle') return t('{from} to {to}', { from, to });
  return t('From {price}', { price: to });
}

/** The number of pieces in the cart in words; null for none. */
export const sayInCart = (count: number): string | null =>
  count > 0 ? t('{count, number} in the cart', { count }) : null;

/** From this number on, few are left. */
const FEW = 5;

/** The availability in words where it matters; null when there are enough. */
export function sayStock({ stock }: Product): string | null {
  if (stock === 0) return t('Sold out');
  if (stock <= FEW) return t('{count, plural, one {Only # left} other {Only # left}}', { count: stock });
  return null;
}
