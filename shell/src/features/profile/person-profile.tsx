import { t, useMayOpen } from '@atrium/sdk';
import { EmptyState, Page, SkeletonCards } from '@atrium/ui';
import { usePageTitle } from '../../app/use-page-title.js';
import { RemoteWidget } from '../../federation/remote-widget.js';
import { listSlot } from '../../federation/slot.rules.js';
import { usePortal } from '../../navigation/use-portal.js';

/** Somebody else's profile, which the apps of the company show. */
export function PersonProfile() {
  usePageTitle(t('Profile'));
  const mayOpen = useMayOpen();
  const { portal } = usePortal();
  const entries = portal ? listSlot(portal, 'profile.person', mayOpen) : [];
  return (
    <Page title={t('Profile')}>
      <div className="at-form">
        {!portal && <SkeletonCards cards={1} />}
        {portal && entries.length === 0 && (
          <EmptyState
            title={t('No profile yet')}
            text={t('No app of your company shows profiles of colleagues.')}
          />
        )}
        {entries.map((entry) => (
          <RemoteWidget key={entry.slot.id} {...entry} />
        ))}
      </div>
    </Page>
  );
}
