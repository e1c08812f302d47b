import { formatNumber, t } from '@atrium/sdk';
import type { Product } from '../products.data.js';

/** The rating by other customers, as figures. */
export function Rating({ product: { rating, reviews } }: { product: Product }) {
  const value = formatNumber(rating, { minimumFractionDigits: 1 });
  return (
    <span className="at-12 at-muted at-num">
      <span aria-hidden="true">
        ★ {value} ({formatNumber(reviews)})
      </span>
      <span className="visually-hidden">
        {t('{rating} of 5, {count, plural, one {# review} other {# reviews}}', {
          rating: value,
          count: reviews,
        })}
      </span>
    </span>
  );
}
