import { priceCart } from './cart.rules.js';
import { shopSlice, type CartLine } from './shop.slice.js';

const { added, quantitySet, cartRestored, ordered } = shopSlice.actions;
const after = (...actions: Parameters<typeof shopSlice.reducer>[1][]) =>
  actions.reduce(shopSlice.reducer, shopSlice.getInitialState()).cart;
const line = (productId: string, quantity: number, most = 5) => ({ productId, quantity, most });

test('what is added again is one line, and never more than there are', () => {
  expect(after(added(line('oak-desk', 2)), added(line('tote', 1)), added(line('oak-desk', 9)))).toEqual([
    { productId: 'oak-desk', quantity: 5 },
    { productId: 'tote', quantity: 1 },
  ]);
  expect(after(added(line('desk-speaker', 1, 0)))).toEqual([]);
});

test('a quantity of nothing takes it out, and it can be put back', () => {
  const before: CartLine[] = [{ productId: 'tote', quantity: 3 }];
  expect(after(added(line('tote', 3)), quantitySet(line('tote', 0)))).toEqual([]);
  expect(after(added(line('tote', 3)), quantitySet(line('tote', 0)), cartRestored(before))).toEqual(before);
  expect(after(added(line('tote', 3)), quantitySet(line('tote', -4)))).toEqual([]);
  expect(after(added(line('tote', 3)), quantitySet(line('tote', 2)))).toEqual([
    { productId: 'tote', quantity: 2 },
  ]);
});

test('an order empties the cart', () => {
  expect(after(added(line('tote', 3)), ordered())).toEqual([]);
});

test('a cart is priced by its products; what is no longer sold counts nothing', () => {
  const { rows, pieces, total } = priceCart([
    { productId: 'tote', quantity: 2 },
    { productId: 'notebook', quantity: 1 },
    { productId: 'gone', quantity: 7 },
  ]);
  expect(rows.map(({ sum }) => sum)).toEqual([258_000, 89_000]);
  expect({ pieces, total }).toEqual({ pieces: 3, total: 347_000 });
});
