import { t, useCompanyPath } from '@atrium/sdk';
import { Badge, Button } from '@atrium/ui';
import { Link } from 'react-router-dom';
import type { Product } from '../products.data.js';
import { sayInCart, sayPrice, sayStock } from '../shop.format.js';
import { ProductArt } from './product-art.js';
import { Rating } from './rating.js';
import styles from './shop.module.scss';

interface ProductCardProps {
  product: Product;
  /** Left out, the card only links to the product. */
  onAdd?: () => void;
  /** Number of pieces in the cart. */
  inCart?: number;
}

/** A product in a list; its picture and name link to it. */
export function ProductCard({ product, onAdd, inCart = 0 }: ProductCardProps) {
  const path = useCompanyPath();
  const chosen = sayInCart(inCart);
  return (
    <li className={styles['card']}>
      <Link className={styles['picture']} to={path(`ecom/shopdetail?id=${product.id}`)}>
        <ProductArt product={product} />
        <span className={styles['name']}>{product.name}</span>
      </Link>
      <div className={styles['line']}>
        <bdi className={styles['price']}>{sayPrice(product.price)}</bdi>
        <Rating product={product} />
      </div>
      <div className={styles['line']}>
        {chosen ? <Badge tone="accent">{chosen}</Badge> : <Stock product={product} />}
        {onAdd && product.stock > 0 && (
          <Button size="xs" icon="plus" disabled={inCart >= product.stock} onClick={onAdd}>
            {t('Add')}
            <span className="visually-hidden"> {product.name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function Stock({ product }: { product: Product }) {
  const words = sayStock(product);
  return words ? <Badge tone={product.stock > 0 ? 'warning' : 'neutral'}>{words}</Badge> : <span />;
}
