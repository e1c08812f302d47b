import { useCompanyPath } from '@atrium/sdk';
import { CompanyMark } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { useCompanyMark } from './use-company-mark.js';

/** The company's name and logo, linked to its dashboard. */
export function CompanyLink() {
  const { name, code, logo } = useCompanyMark();
  const pathOf = useCompanyPath();
  return (
    <Link className="at-co at-grow" to={pathOf('dashboard')}>
      <CompanyMark name={name} logo={logo} />
      <span className="at-grow at-clip">
        {name}
        <small>{code}</small>
      </span>
    </Link>
  );
}
