import { msg, translate, useCompanyPath } from '@atrium/sdk';
import { Icon, type IconName } from '@atrium/ui';
import { Link } from 'react-router-dom';
import type { PortalAnswer } from '../../navigation/use-portal.js';
import { useReachable } from '../../navigation/use-reachable.js';

interface Feature {
  title: string;
  icon: IconName;
  /** The first of these pages that the person may open is linked. */
  pages: readonly { path: string; text: string }[];
  /** Shown when the person may open none of its pages. */
  otherwise: string;
}

const FEATURES: readonly Feature[] = [
  {
    title: msg('Notifications'),
    icon: 'bell',
    pages: [{ path: 'notifications', text: msg('Updates reach you immediately, and by email if you like.') }],
    otherwise: '',
  },
  {
    title: msg('Analytics'),
    icon: 'clock',
    pages: [
      {
        path: 'employee/Attendance',
        text: msg('Live hours and attendance, for you and your team.'),
      },
    ],
    otherwise: msg('Filter any list, save it as a view, or export it.'),
  },
  {
    title: msg('Security'),
    icon: 'shield-lock',
    pages: [
      { path: 'admin/audit', text: msg('Every change is recorded in an audit trail that no one can edit.') },
      { path: 'employee/Profile', text: msg('Your password and where you are signed in.') },
    ],
    otherwise: msg('Every change is recorded in an audit trail that no one can edit.'),
  },
];

interface FeatureCardsProps {
  answer: PortalAnswer;
  close: () => void;
}

/** Four features of the portal, each linked to its page. */
export function FeatureCards({ answer, close }: FeatureCardsProps) {
  const toPath = useCompanyPath();
  const isReachable = useReachable(answer.portal);
  const [first, ...others] = FEATURES.map(({ title, icon, pages, otherwise }) => {
    const page = pages.find(({ path }) => isReachable(path));
    const words = <Words title={title} icon={icon} text={page?.text ?? otherwise} />;
    return (
      <li key={title}>
        {page ? (
          <Link className="at-feature" to={toPath(page.path)} onClick={close}>
            {words}
          </Link>
        ) : (
          <div className="at-feature">{words}</div>
        )}
      </li>
    );
  });
  return (
    <ul className="at-features">
      {first}
      <li>
        <a className="at-feature" href="/api/docs" target="_blank" rel="noopener" onClick={close}>
          <Words
            title={msg('Integrations')}
            icon="link"
            text={msg('The portal’s API, documented call by call.')}
          />
        </a>
      </li>
      {others}
    </ul>
  );
}

function Words({ title, icon, text }: { title: string; icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} size={20} />
      <span>
        <span className="at-strong d-block">{translate(title)}</span>
        <span className="at-12 at-muted d-block">{translate(text)}</span>
      </span>
    </>
  );
}
