import { t } from '@atrium/sdk';
import { Badge, Button } from '@atrium/ui';
import { useState } from 'react';
import type { Product } from '../products.data.js';
import { sayInCart, sayPrice, sayStock } from '../shop.format.js';
import { useCart } from '../use-cart.js';
import { QuantityField } from './quantity-field.js';
import { Rating } from './rating.js';
import styles from './shop.module.scss';

/** Description, price and quantity of a product, with a button that adds it to the cart. */
export function BuyBox({ product }: { product: Product }) {
  const stock = sayStock(product);
  return (
    <div className={styles['facts']}>
      <p>{product.summary}</p>
      <div>
        <div className={styles['sum']}>
          <bdi>{sayPrice(product.price)}</bdi>
        </div>
        <Rating product={product} />
      </div>
      <ul>
        {product.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {stock && (
        <div>
          <Badge tone={product.stock > 0 ? 'warning' : 'neutral'}>{stock}</Badge>
        </div>
      )}
      {product.stock > 0 && <IntoCart product={product} />}
    </div>
  );
}

function IntoCart({ product }: { product: Product }) {
  const { add, inCart } = useCart();
  const [quantity, setQuantity] = useState(1);
  const chosen = sayInCart(inCart(product));
  const left = product.stock - inCart(product);
  const put = () => {
    add(product, quantity);
    setQuantity(1);
  };
  if (left === 0) return <p className="at-13 at-muted">{t('The last ones are in your cart.')}</p>;
  return (
    <div className="d-flex flex-wrap align-items-center gap-3">
      <QuantityField name={product.name} value={Math.min(quantity, left)} max={left} onChange={setQuantity} />
      <Button variant="primary" icon="plus" onClick={put}>
        {t('Add to cart')}
      </Button>
      {chosen && <Badge tone="accent">{chosen}</Badge>}
    </div>
  );
}
