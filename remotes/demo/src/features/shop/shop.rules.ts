import type { Category, Product } from './products.data.js';

export const CATEGORIES: readonly Category[] = ['desk', 'audio', 'bags', 'paper'];
/** In paise. */
export const PRICE_BANDS = {
  low: [0, 200_000],
  middle: [200_000, 1_000_000],
  high: [1_000_000, Infinity],
} as const;
export type PriceBand = keyof typeof PRICE_BANDS;
export const SORTS = ['popular', 'rating', 'cheap', 'dear', 'name'] as const;
export type ShopSort = (typeof SORTS)[number];

/** Search, filters and order; an empty text is no filter. */
export interface ShopQuery {
  search: string;
  category: Category | '';
  price: PriceBand | '';
  inStock: boolean;
  sort: ShopSort;
}

type Compare = (one: Product, other: Product) => number;

const ORDERS: Record<ShopSort, Compare> = {
  popular: (one, other) => other.reviews - one.reviews,
  rating: (one, other) => other.rating - one.rating,
  cheap: (one, other) => one.price - other.price,
  dear: (one, other) => other.price - one.price,
  name: (one, other) => one.name.localeCompare(other.name),
};

/** The matching products in the requested order; every word of the search must be in name or summary. */
export function findProducts(products: readonly Product[], query: ShopQuery): Product[] {
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  const [from, below] = query.price ? PRICE_BANDS[query.price] : [0, Infinity];
  return products
    .filter(({ category }) => !query.category || category === query.category)
    .filter(({ price }) => price >= from && price < below)
    .filter(({ stock }) => !query.inStock || stock > 0)
    .filter(({ name, summary }) => words.every((word) => `${name} ${summary}`.toLowerCase().includes(word)))
    .sort(ORDERS[query.sort]);
}

/** Other products of the same kind, the best rated first. */
export function listRelated(products: readonly Product[], product: Product, most = 4): Product[] {
  return products
    .filter(({ id, category }) => id !== product.id && category === product.category)
    .sort(ORDERS.rating)
    .slice(0, most);
}

/** Parses the query from a URL; invalid values count as missing. */
export function readShopQuery(params: URLSearchParams): ShopQuery {
  const pick = <T extends string>(name: string, known: readonly T[]) =>
    known.find((each) => each === params.get(name));
  return {
    search: params.get('search') ?? '',
    category: pick('category', CATEGORIES) ?? '',
    price: pick('price', Object.keys(PRICE_BANDS) as PriceBand[]) ?? '',
    inStock: params.get('stock') === 'yes',
    sort: pick('sort', SORTS) ?? 'popular',
  };
}
