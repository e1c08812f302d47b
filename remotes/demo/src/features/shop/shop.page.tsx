import { t } from '@atrium/sdk';
import { NoMatchState, Page } from '@atrium/ui';
import { CartButton } from './components/cart-button.js';
import { ProductCard } from './components/product-card.js';
import styles from './components/shop.module.scss';
import { ShopToolbar } from './components/shop-toolbar.js';
import { PRODUCTS } from './products.data.js';
import { findProducts } from './shop.rules.js';
import { useCart } from './use-cart.js';
import { useShopQuery } from './use-shop-query.js';

/** The products and the cart. Search, filters and order are in the URL. */
export default function ShopPage() {
  const { query, set, clear } = useShopQuery();
  const { add, inCart } = useCart();
  const found = findProducts(PRODUCTS, query);
  return (
    <Page
      title={t('Shop')}
      count={found.length}
      actions={<CartButton />}
      toolbar={<ShopToolbar query={query} set={set} />}
    >
      {found.length === 0 ? (
        <NoMatchState onClear={clear} />
      ) : (
        <ul className={styles['grid']} aria-label={t('Products')}>
          {found.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              inCart={inCart(product)}
              onAdd={() => add(product, 1)}
            />
          ))}
        </ul>
      )}
    </Page>
  );
}
