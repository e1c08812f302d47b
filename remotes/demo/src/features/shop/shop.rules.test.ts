import fc from 'fast-check';
import { PRODUCTS } from './products.data.js';
import { CATEGORIES, findProducts, listRelated, readShopQuery, SORTS, type ShopQuery } from './shop.rules.js';

const all: ShopQuery = { search: '', category: '', price: '', inStock: false, sort: 'popular' };
const names = (query: Partial<ShopQuery>) =>
  findProducts(PRODUCTS, { ...all, ...query }).map(({ name }) => name);

test('the shop has sixteen products, each with an id of its own and a picture', () => {
  expect(PRODUCTS).toHaveLength(16);
  expect(new Set(PRODUCTS.map(({ id }) => id)).size).toBe(16);
  expect(PRODUCTS.every(({ art, hue }) => art.length >= 3 && hue >= 1 && hue <= 8)).toBe(true);
});

test('every word of the search is found, in name or summary, in any case', () => {
  expect(names({ search: 'DESK lamp' })).toEqual(['Lantern desk lamp']);
  expect(names({ search: 'leather wool' })).toEqual([]);
  expect(names({ search: 'coat wool' })).toEqual(['Felt laptop sleeve']);
});

test('filters join: what is dear, in stock and for the ears', () => {
  expect(names({ category: 'audio', price: 'middle', inStock: true, sort: 'cheap' })).toEqual([
    'Clear view webcam',
    'Round table microphone',
  ]);
  expect(names({ price: 'high', sort: 'dear' })).toEqual([
    'Oak standing desk',
    'Mesh task chair',
    'Quiet room headphones',
  ]);
});

test('an order leaves nobody out, and what the address says wrongly is not said', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SORTS), fc.constantFrom('', ...CATEGORIES), (sort, category) => {
      const found = names({ sort, category });
      const there = PRODUCTS.filter((product) => !category || product.category === category);
      expect(found.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
    }),
  );
  expect(readShopQuery(new URLSearchParams('sort=size&category=cars&price=low&stock=yes'))).toEqual({
    ...all,
    price: 'low',
    inStock: true,
  });
});

test('related products are others of its kind', () => {
  const lamp = PRODUCTS[0]!;
  const related = listRelated(PRODUCTS, lamp);
  expect(related.map(({ category }) => category)).toEqual(['desk', 'desk', 'desk']);
  expect(related).not.toContain(lamp);
});
