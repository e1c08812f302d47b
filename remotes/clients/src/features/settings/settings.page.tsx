import { t, useCompanyPath } from '@atrium/sdk';
import { ForbiddenState, Nav, Page, SkeletonCards, useSearchParams } from '@atrium/ui';
import { Suspense } from 'react';
import { SETTINGS_PATH, useClientTabs } from '../../shared/use-client-tabs.js';
import { useMaySetUp } from '../../shared/use-may-set-up.js';
import styles from './settings.module.scss';
import type { SettingsSection } from './settings.types.js';

/** How the work with leads, clients and proposals is set up. */
export default function SettingsPage({ sections: all }: { sections: readonly SettingsSection[] }) {
  const maySetUp = useMaySetUp();
  const sections = all.filter(({ resource }) => maySetUp(resource));
  const asked = useSearchParams()[0].get('part');
  const section = sections.find(({ key }) => key === asked) ?? sections[0];
  const tabs = useClientTabs();
  if (!section) return <ForbiddenState />;
  return (
    <Page title={t('Clients')} tabs={tabs}>
      <Sections sections={sections} section={section} />
    </Page>
  );
}

interface SectionsProps {
  sections: readonly SettingsSection[];
  section: SettingsSection;
}

function Sections({ sections, section }: SectionsProps) {
  const path = useCompanyPath()(SETTINGS_PATH);
  const { Part } = section;
  const loading = <SkeletonCards cards={1} rows={6} label={t('Loading the settings')} />;
  return (
    <Suspense fallback={loading}>
      <div className={styles['frame']}>
        <Nav
          label={t('Settings')}
          look="stack"
          items={sections.map((each) => ({
            label: each.title(),
            to: `${path}&part=${each.key}`,
            current: each === section,
          }))}
        />
        <section className="d-grid gap-3" aria-labelledby="settings-section">
          <header>
            <h2 id="settings-section" className="mb-1">
              {section.title()}
            </h2>
            <p className="at-muted mb-0">{section.text()}</p>
          </header>
          <Suspense key={section.key} fallback={loading}>
            <Part />
          </Suspense>
        </section>
      </div>
    </Suspense>
  );
}
