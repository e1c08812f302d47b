import { t } from '@atrium/sdk';
import { Avatar, Card, Icon, ListRow } from '@atrium/ui';
import { use } from 'react';
import { getPortalInfo } from '../../portal/portal-info.js';
import { signInPath } from '../../session/access.rules.js';
import { listRecentCompanies, type KnownCompany } from '../../session/known-companies.js';

/** The companies recently used on this device, and the demo company if there is one. */
export function OfferedCompanies() {
  const { demo } = use(getPortalInfo());
  const recent = listRecentCompanies();
  const demoIsNew = demo && !recent.some(({ code }) => code === demo.code);
  return (
    <>
      {recent.length > 0 && <Companies title={t('Used on this device')} companies={recent} />}
      {demoIsNew && (
        <Companies
          title={t('Only looking?')}
          companies={[{ code: demo.code, name: t('The demo company') }]}
        />
      )}
    </>
  );
}

function Companies({ title, companies }: { title: string; companies: readonly KnownCompany[] }) {
  return (
    <div>
      <h2 className="at-12 at-faint mb-2">{title}</h2>
      <Card fill="rows">
        {companies.map(({ code, name }) => (
          <ListRow
            key={code}
            lead={<Avatar name={name} size={32} square />}
            title={name}
            text={code}
            end={<Icon name="arrow-right" className="at-faint" />}
            to={signInPath(code)}
          />
        ))}
      </Card>
    </div>
  );
}
