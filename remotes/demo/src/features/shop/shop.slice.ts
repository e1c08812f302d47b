import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface CartLine {
  productId: string;
  quantity: number;
}

export interface ShopState {
  /** In the order in which products were added. */
  cart: CartLine[];
}

/** A new line, and the number of available pieces. */
type LimitedLine = CartLine & { most: number };

const initialState: ShopState = { cart: [] };

const within = (quantity: number, most: number) => Math.min(Math.max(Math.trunc(quantity), 0), most);

export const shopSlice = createSlice({
  name: 'demoShop',
  initialState,
  reducers: {
    added(state, { payload: { productId, quantity, most } }: PayloadAction<LimitedLine>) {
      const line = state.cart.find((each) => each.productId === productId);
      const next = within((line?.quantity ?? 0) + quantity, most);
      if (line) line.quantity = next;
      else if (next > 0) state.cart.push({ productId, quantity: next });
    },
    /** 0 removes the line. */
    quantitySet(state, { payload: { productId, quantity, most } }: PayloadAction<LimitedLine>) {
      const line = state.cart.find((each) => each.productId === productId);
      if (line) line.quantity = within(quantity, most);
      state.cart = state.cart.filter((each) => each.quantity > 0);
    },
    /** Restores the earlier cart, for Undo. */
    cartRestored(state, { payload }: PayloadAction<CartLine[]>) {
      state.cart = payload;
    },
    ordered: () => initialState,
  },
});

interface WithShop {
  demoShop: ShopState;
}

export const selectCart = (state: WithShop): readonly CartLine[] => state.demoShop.cart;
