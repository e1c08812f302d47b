import { findProduct, type Product } from './products.data.js';
import type { CartLine } from './shop.slice.js';

export interface CartRow extends CartLine {
  product: Product;
  /** In paise. */
  sum: number;
}

/** The lines with their products, the number of pieces and the total in paise. */
export function priceCart(cart: readonly CartLine[]): { rows: CartRow[]; pieces: number; total: number } {
  const rows = cart.flatMap((line) => {
    const product = findProduct(line.productId);
    return product ? [{ ...line, product, sum: line.quantity * product.price }] : [];
  });
  const add = (pick: (row: CartRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  return { rows, pieces: add(({ quantity }) => quantity), total: add(({ sum }) => sum) };
}
