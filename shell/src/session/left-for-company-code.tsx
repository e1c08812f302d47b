import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { COMPANY_CODE_PATH } from './access.rules.js';
import { useDeparture } from './use-departure.js';

/** After a logout everybody goes to the company-code entry, from a page without a guard as well. */
export function LeftForCompanyCode() {
  const { last } = useDeparture();
  const navigate = useNavigate();
  const handled = useRef(last);
  useEffect(() => {
    if (handled.current === last) return;
    handled.current = last;
    if (last === 'left') void navigate(COMPANY_CODE_PATH);
  }, [last, navigate]);
  return null;
}
