import { Link } from 'react-router-dom';
import { BrandMark } from './brand-mark.js';

/** Logo and name, linked to the front page. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link className="at-brand" to={to}>
      <BrandMark />
      <span>Atrium</span>
    </Link>
  );
}
