import { t } from '@atrium/sdk';
import { Button, Count } from '@atrium/ui';
import { useState } from 'react';
import { sayInCart } from '../shop.format.js';
import { useCart } from '../use-cart.js';
import { CartDrawer } from './cart-drawer.js';

/** Shows the number of pieces in the cart and opens it. */
export function CartButton() {
  const [open, setOpen] = useState(false);
  const cart = useCart();
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Cart')}
        <Count value={cart.pieces} />
      </Button>
      <span className="visually-hidden" role="status">
        {sayInCart(cart.pieces)}
      </span>
      <CartDrawer cart={cart} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
