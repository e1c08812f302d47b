import type { Portal } from '@atrium/contracts';
import { t, useCan, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { ButtonLink, Icon, iconNamed, Loaded } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { listRemoteGroups } from '../../navigation/navigation.rules.js';
import type { PortalAnswer } from '../../navigation/use-portal.js';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';

interface AppGridProps {
  answer: PortalAnswer;
  close: () => void;
}

/** The enabled apps that the person may open, each linked to its first page. */
export default function AppGrid({ answer, close }: AppGridProps) {
  const toPath = useCompanyPath();
  const mayManage = useCan('admin', 'apps');
  return (
    <>
      <div className="at-panel-h">
        <h2>{t('Apps')}</h2>
        {mayManage && (
          <ButtonLink size="sm" variant="ghost" to={toPath('admin/apps')} onClick={close}>
            {t('Manage apps')}
          </ButtonLink>
        )}
      </div>
      <div className="at-panel-b" tabIndex={-1}>
        <Loaded
          of={{ data: answer.portal, error: answer.error, refetch: answer.retry }}
          title={t('Your apps could not be loaded')}
          skeleton={<PanelSkeleton />}
        >
          {(portal) => <Tiles portal={portal} close={close} />}
        </Loaded>
      </div>
    </>
  );
}

function Tiles({ portal, close }: { portal: Portal; close: () => void }) {
  const toPath = useCompanyPath();
  const mayOpen = useMayOpen();
  const areas = listRemoteGroups(portal, mayOpen);
  if (areas.length === 0)
    return <p className="at-panel-none">{t('You cannot open any app yet. Ask your admin.')}</p>;
  return (
    <ul className="at-app-grid">
      {areas.map(({ id, title, icon, items: [first] }) => (
        <li key={id}>
          <Link to={toPath(first?.path ?? 'dashboard')} onClick={close}>
            <Icon name={iconNamed(icon)} size={24} />
            <span className="at-clip">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
