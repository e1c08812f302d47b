import { useSession } from '@atrium/sdk';
import { useEffect } from 'react';
import { lookUpCompany } from './company-lookup.js';
import { rememberCompany } from './known-companies.js';
import { useAddressCode } from './use-address-code.js';
import { useDeparture } from './use-departure.js';

/**
 * The code in the URL takes precedence: as soon as the company is known to exist, it becomes the current one. Logging
 * out forgets it.
 */
export function AddressCompany() {
  const code = useAddressCode();
  const own = useSession().user?.company;
  const hasLeft = useDeparture().last === 'left';
  useEffect(() => {
    if (!code || hasLeft) return undefined;
    if (own?.code === code) {
      rememberCompany(own);
      return undefined;
    }
    let isHere = true;
    void lookUpCompany(code).then(({ company }) => {
      if (company && isHere) rememberCompany(company);
    });
    return () => {
      isHere = false;
    };
  }, [code, own, hasLeft]);
  return null;
}
