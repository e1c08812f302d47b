import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { COMPANY_CODE_PATH } from './access.rules.js';
import { departureEnded } from './departure.slice.js';
import { useDeparture } from './use-departure.js';
import { useOtherTabs } from './use-other-tabs.js';

/** After a logout, in this tab or another, redirects to the company-code entry, also from a page without a guard. */
export function LeftForCompanyCode() {
  useOtherTabs();
  const { last } = useDeparture();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  useEffect(() => {
    if (last !== 'left') return;
    if (pathname === COMPANY_CODE_PATH) dispatch(departureEnded());
    else void navigate(COMPANY_CODE_PATH, { replace: true });
  }, [last, pathname, navigate, dispatch]);
  return null;
}
