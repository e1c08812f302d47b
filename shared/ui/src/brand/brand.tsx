import { Link } from 'react-router-dom';
import { BrandMark } from './brand-mark.js';

/** Mark and name, leading to the front door. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link className="at-brand" to={to}>
      <BrandMark />
      <span>Atrium</span>
    </Link>
  );
}
