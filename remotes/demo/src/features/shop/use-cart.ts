import { t, toast } from '@atrium/sdk';
import { useDispatch, useSelector } from 'react-redux';
import { priceCart } from './cart.rules.js';
import type { Product } from './products.data.js';
import { selectCart, shopSlice } from './shop.slice.js';

const { added, quantitySet, cartRestored, ordered } = shopSlice.actions;

/** The cart and the actions on it. Removing a product can be undone. */
export function useCart() {
  const cart = useSelector(selectCart);
  const dispatch = useDispatch();
  const { rows, pieces, total } = priceCart(cart);
  const inCart = ({ id }: Product) => cart.find(({ productId }) => productId === id)?.quantity ?? 0;
  const add = ({ id, stock }: Product, quantity: number) =>
    void dispatch(added({ productId: id, quantity, most: stock }));
  const remove = (product: Product) => {
    dispatch(quantitySet({ productId: product.id, quantity: 0, most: 0 }));
    const onPress = () => void dispatch(cartRestored([...cart]));
    toast.custom(t('{name} removed from cart', { name: product.name }), {
      action: { label: t('Undo'), onPress },
    });
  };
  const setQuantity = ({ id, stock }: Product, quantity: number) =>
    void dispatch(quantitySet({ productId: id, quantity, most: stock }));
  const order = () => {
    dispatch(ordered());
    toast.success(t('Order placed'), { text: t('This is a demo: nothing is charged or sent.') });
  };
  return { rows, pieces, total, inCart, add, remove, setQuantity, order };
}
