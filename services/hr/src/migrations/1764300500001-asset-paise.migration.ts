import { defineMigration } from '@atrium/platform';

/** What assets cost was whole or broken rupees; it is whole paise, as all money is. */
export const assetPaiseMigration = defineMigration(
  '1764300500001-asset-paise',
  `
alter table asset alter column cost type bigint using round(cost::numeric * 100);
comment on column asset.cost is 'Paise: every asset is valued in INR.';
`,
);
