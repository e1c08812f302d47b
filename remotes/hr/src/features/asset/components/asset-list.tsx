import { ASSET_KIND_LABELS, type Asset } from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import { StatusBadge } from '@atrium/ui';
import type { ReactNode } from 'react';

/** What somebody has, one line each. */
export function AssetList({
  items,
  actionOf,
}: {
  items: readonly Asset[];
  actionOf?: (asset: Asset) => ReactNode;
}) {
  return (
    <ul className="list-unstyled m-0 p-0 d-grid gap-3">
      {items.map((asset) => (
        <li key={asset.id} className="d-flex flex-wrap justify-content-between gap-2">
          <div>
            <div className="fw-medium">
              <bdi>{asset.name}</bdi>
            </div>
            <div className="at-12 at-muted">
              {translate(ASSET_KIND_LABELS[asset.kind])} · <bdi dir="ltr">{asset.tag}</bdi>
              {asset.issuedOn && ` · ${t('held since {day}', { day: formatDate(asset.issuedOn) })}`}
            </div>
          </div>
          {asset.confirmedAt === null ? (
            (actionOf?.(asset) ?? <StatusBadge tone="warning">{t('Not confirmed yet')}</StatusBadge>)
          ) : (
            <StatusBadge tone="success">{t('Receipt confirmed')}</StatusBadge>
          )}
        </li>
      ))}
    </ul>
  );
}
