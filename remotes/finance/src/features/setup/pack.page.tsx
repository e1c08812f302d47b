import type { CompanyPack } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Card, ListRow, Loaded, Note, Page, SkeletonCards, StatusBadge } from '@atrium/ui';
import { useState } from 'react';
import { useListPacksQuery } from '../../shared/pack.api.js';
import type { PackDialogProps } from './packs/pack-dialog.types.js';
import { sayPack } from '../../shared/pack-name.format.js';
import { sayDays } from './packs/pack-value.format.js';
import { nameOfPack } from './packs/pack-values.rules.js';
import { useSetupTabs } from './use-setup-tabs.js';

const PackDialog = lazyDialog<PackDialogProps>(() => import('./packs/pack.dialog.js'));

/** The numbers of the law that payslips are computed by, with their dates, their source, and who has confirmed them. */
export default function PackPage() {
  const query = useListPacksQuery();
  const tabs = useSetupTabs();
  return (
    <Page title={t('Rules of the law')} tabs={tabs}>
      <Loaded
        of={query}
        title={t('The rules could not be loaded')}
        skeleton={<SkeletonCards cards={3} rows={3} label={t('Loading the rules')} />}
      >
        {({ items }) => <Packs packs={items} />}
      </Loaded>
    </Page>
  );
}

function Packs({ packs }: { packs: readonly CompanyPack[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  const open = packs.find((each) => keyOf(each) === opened);
  const titles = [...new Set(packs.map(({ pack }) => sayPack(pack)))];
  const left = packs.filter(({ confirmed, live }) => live && !confirmed).length;
  return (
    <>
      {left > 0 && (
        <Note tone="warning">
          {t(
            '{count, plural, one {# set of values is} other {# sets of values are}} not confirmed by two people. Payslips that use them say so.',
            { count: left },
          )}
        </Note>
      )}
      {titles.map((title) => (
        <Card key={title} title={title} fill="rows">
          {packs
            .filter(({ pack }) => sayPack(pack) === title)
            .map((each) => (
              <ListRow
                key={keyOf(each)}
                wrap
                onPress={() => setOpened(keyOf(each))}
                title={sayDays(each.pack)}
                text={<bdi>{each.pack.source}</bdi>}
                end={<Standing of={each} />}
              />
            ))}
        </Card>
      ))}
      {open && <PackDialog known={open} onClose={() => setOpened(null)} />}
    </>
  );
}

const keyOf = ({ pack, id }: CompanyPack): string => id ?? nameOfPack(pack);

function Standing({ of: { confirmed, live, entered } }: { of: CompanyPack }) {
  if (confirmed) return <StatusBadge tone="success">{t('Confirmed')}</StatusBadge>;
  if (!live) return <StatusBadge tone="info">{t('Not the rule yet')}</StatusBadge>;
  return (
    <StatusBadge tone="warning">{entered === null ? t('Unconfirmed') : t('Confirmed by one')}</StatusBadge>
  );
}
