import { t } from '@atrium/sdk';
import { CheckField, FilterSelect, SearchBox, Toolbar } from '@atrium/ui';
import { sayBand, sayCategory, saySort } from '../shop.format.js';
import { CATEGORIES, PRICE_BANDS, SORTS, type PriceBand } from '../shop.rules.js';
import type { useShopQuery } from '../use-shop-query.js';

const BANDS = Object.keys(PRICE_BANDS) as PriceBand[];

type ShopToolbarProps = Pick<ReturnType<typeof useShopQuery>, 'query' | 'set'>;

/** Search, filters and order of the shop. */
export function ShopToolbar({ query, set }: ShopToolbarProps) {
  return (
    <Toolbar end={<OrderSelect query={query} set={set} />}>
      <SearchBox
        label={t('Search products')}
        value={query.search}
        onSearch={(value) => set('search', value)}
      />
      <FilterSelect
        label={t('Category')}
        value={query.category}
        all={t('All categories')}
        options={CATEGORIES.map((value) => ({ value, label: sayCategory(value) }))}
        onChange={(value) => set('category', value)}
      />
      <FilterSelect
        label={t('Price')}
        value={query.price}
        all={t('Any price')}
        options={BANDS.map((value) => ({ value, label: sayBand(value) }))}
        onChange={(value) => set('price', value)}
      />
      <CheckField
        label={t('In stock')}
        checked={query.inStock}
        onChange={({ target }) => set('stock', target.checked ? 'yes' : '')}
      />
    </Toolbar>
  );
}

function OrderSelect({ query, set }: ShopToolbarProps) {
  return (
    <select
      className="form-select form-select-sm w-auto"
      aria-label={t('Order')}
      value={query.sort}
      onChange={({ target: { value } }) => set('sort', value === 'popular' ? '' : value)}
    >
      {SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {saySort(sort)}
        </option>
      ))}
    </select>
  );
}
