import { t } from '@atrium/sdk';
import { Button, Drawer, EmptyState } from '@atrium/ui';
import { sayPrice } from '../shop.format.js';
import type { useCart } from '../use-cart.js';
import { CartRowView } from './cart-row.js';
import styles from './shop.module.scss';

interface CartDrawerProps {
  cart: ReturnType<typeof useCart>;
  open: boolean;
  onClose: () => void;
}

/** The products in the cart with quantities and total. */
export function CartDrawer({ cart, open, onClose }: CartDrawerProps) {
  const order = () => {
    cart.order();
    onClose();
  };
  return (
    <Drawer
      title={t('Cart')}
      subtitle={t('{count, plural, one {# piece} other {# pieces}}', { count: cart.pieces })}
      open={open}
      onClose={onClose}
      footer={cart.rows.length > 0 && <CartFoot total={cart.total} onOrder={order} />}
    >
      {cart.rows.length === 0 ? (
        <EmptyCart onClose={onClose} />
      ) : (
        <ul className={styles['rows']}>
          {cart.rows.map((row) => (
            <CartRowView
              key={row.productId}
              row={row}
              onQuantity={(quantity) => cart.setQuantity(row.product, quantity)}
              onRemove={() => cart.remove(row.product)}
            />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function CartFoot({ total, onOrder }: { total: number; onOrder: () => void }) {
  return (
    <div className={styles['foot']}>
      <span>
        {t('Total')} <bdi className={styles['total']}>{sayPrice(total)}</bdi>
      </span>
      <Button variant="primary" onClick={onOrder}>
        {t('Place order')}
      </Button>
    </div>
  );
}

function EmptyCart({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      drawing="boxes"
      title={t('The cart is empty')}
      text={t('What you add appears here, with its total.')}
      actions={<Button onClick={onClose}>{t('Continue shopping')}</Button>}
    />
  );
}
