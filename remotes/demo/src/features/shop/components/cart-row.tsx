import { t } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import type { CartRow } from '../cart.rules.js';
import { sayPrice } from '../shop.format.js';

import { ProductArt } from './product-art.js';
import { QuantityField } from './quantity-field.js';
import styles from './shop.module.scss';

interface CartRowProps {
  row: CartRow;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartRowView({ row: { product, quantity, sum }, onQuantity, onRemove }: CartRowProps) {
  const { name, stock } = product;
  return (
    <li className={styles['row']}>
      <span className={styles['thumb']}>
        <ProductArt product={product} />
      </span>
      <div className="at-grow">
        <div className="at-strong">{name}</div>
        <div className={styles['line']}>
          <QuantityField name={name} value={quantity} max={stock} onChange={onQuantity} />
          <bdi className={styles['price']}>{sayPrice(sum)}</bdi>
        </div>
      </div>
      <IconButton icon="trash" size="xs" label={t('Remove {name}', { name })} onClick={onRemove} />
    </li>
  );
}
