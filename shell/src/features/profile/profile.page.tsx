import { msg, t, translate, useCompanyPath, useMayOpen, useUser } from '@atrium/sdk';
import { Page, SkeletonCards, useSearchParams, type LinkTab } from '@atrium/ui';
import { usePageTitle } from '../../app/use-page-title.js';
import { usePortal } from '../../navigation/use-portal.js';
import { RemoteWidget } from '../../federation/remote-widget.js';
import { listSlot } from '../../federation/slot.rules.js';
import { AccountTab } from './account-tab.js';
import { PersonProfile } from './person-profile.js';
import { NotificationsTab } from './notifications-tab.js';
import { PreferencesTab } from './preferences-tab.js';
import { chooseTab, OWN_TABS, type OwnTab, type ProfileTab } from './profile-tabs.rules.js';
import { SecurityTab } from './security-tab.js';

const LABELS: Record<OwnTab, string> = {
  account: msg('Account'),
  security: msg('Security'),
  preferences: msg('Preferences'),
  notifications: msg('Notifications'),
};

/** The person's own profile, or that of the colleague whom the address names. */
export default function ProfilePage() {
  const id = useSearchParams()[0].get('id');
  const user = useUser();
  return id !== null && id !== user.id ? <PersonProfile /> : <OwnProfile />;
}

/** The person's own account; remotes add their tabs. */
function OwnProfile() {
  usePageTitle(t('My Profile'));
  const toPath = useCompanyPath();
  const mayOpen = useMayOpen();
  const { portal } = usePortal();
  const wanted = useSearchParams()[0].get('tab');
  const entries = portal ? listSlot(portal, 'profile.tab', mayOpen) : [];
  const chosen = chooseTab(wanted, entries);
  const current = chosen.kind === 'own' ? chosen.tab : chosen.entry.slot.id;
  const tab = (value: string, label: string): LinkTab => ({
    label,
    to: toPath(`employee/Profile?tab=${value}`),
    current: value === current,
  });
  const tabs = [
    ...OWN_TABS.map((each) => tab(each, translate(LABELS[each]))),
    ...entries.map(({ slot }) => tab(slot.id, translate(slot.title))),
  ];
  // A remote's tab is unknown until the portal has loaded.
  const waiting = !portal && wanted !== null && !OWN_TABS.some((each) => each === wanted);
  return (
    <Page title={t('My Profile')} tabs={tabs}>
      <div className="at-form">{waiting ? <SkeletonCards cards={1} /> : <TabContent chosen={chosen} />}</div>
    </Page>
  );
}

function TabContent({ chosen }: { chosen: ProfileTab }) {
  if (chosen.kind === 'remote') return <RemoteWidget {...chosen.entry} />;
  switch (chosen.tab) {
    case 'account':
      return <AccountTab />;
    case 'security':
      return <SecurityTab />;
    case 'preferences':
      return <PreferencesTab />;
    case 'notifications':
      return <NotificationsTab />;
  }
}
