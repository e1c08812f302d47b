import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, EmptyState, Page, useSearchParams } from '@atrium/ui';
import { BuyBox } from './components/buy-box.js';
import { CartButton } from './components/cart-button.js';
import { Gallery } from './components/gallery.js';
import { ProductCard } from './components/product-card.js';
import styles from './components/shop.module.scss';
import { findProduct, PRODUCTS, type Product } from './products.data.js';
import { listRelated } from './shop.rules.js';

/** The product named by `?id=`; without it the first. */
export default function ShopDetailPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const product = id === null ? PRODUCTS[0] : findProduct(id);
  return product ? <ProductPage key={product.id} product={product} /> : <NotSold />;
}

function useShopCrumb() {
  const path = useCompanyPath();
  return [{ label: t('Shop'), to: path('ecom/shop') }];
}

function NotSold() {
  const breadcrumb = useShopCrumb();
  return (
    <Page title={t('Product')} breadcrumb={breadcrumb}>
      <EmptyState
        drawing="boxes"
        title={t('This product is not sold here')}
        text={t('It may have been removed from the shop.')}
        actions={<ButtonLink to={breadcrumb[0]?.to ?? ''}>{t('Go to shop')}</ButtonLink>}
      />
    </Page>
  );
}

function ProductPage({ product }: { product: Product }) {
  const related = listRelated(PRODUCTS, product);
  return (
    <Page title={product.name} breadcrumb={useShopCrumb()} actions={<CartButton />}>
      <div className={styles['detail']}>
        <Gallery product={product} />
        <BuyBox product={product} />
      </div>
      <section className={styles['related']} aria-label={t('Goes well with this')}>
        <h2>{t('Goes well with this')}</h2>
        <ul className={styles['grid']}>
          {related.map((each) => (
            <ProductCard key={each.id} product={each} />
          ))}
        </ul>
      </section>
    </Page>
  );
}
